/**
 * The first thing in the HTML of every page under /app, before its styles and scripts are asked for: whoever has no key
 * goes to the login at once, and sees nothing of a page that is not for them; the start page, which only leads on, does so.
 * It repeats in a line what `visitorStore`, `loginPath` and `samplePath` say. In the sample data it reads no key. What it
 * cannot read, the guard decides.
 */
export const NOBODY_SCRIPT = `try{
const{pathname:p,search:q}=location,start=/^\\/app\\/?$/.test(p);
if(start&&q==="?sample")sessionStorage.setItem("demo","on");
let nobody=sessionStorage.getItem("demo")===null;
if(nobody){const key=localStorage.getItem("apiKey")??"";nobody=key.length>100||key.replace(/^"(.*)"$/,"$1").trim()===""}
const sample=start&&new URLSearchParams(q).has("sample");
const to=nobody?!sample&&"/login?next="+encodeURIComponent(p+q):start&&(!sample||q==="?sample")&&"/app/dashboard";
if(to){document.documentElement.hidden=true;stop();location.replace(to)}
}catch{}`.replaceAll("\n", "");
