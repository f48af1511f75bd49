/**
 * For the body of a page of the app, where its stylesheet is there: on a first visit our faces wait until the scripts
 * have come, which they would hold up by a quarter of a second on a phone's network. Who has the stylesheet in the
 * cache has the faces there too.
 */
export const FACES_SCRIPT = `try{if(performance.getEntriesByType("resource").some(({name,transferSize})=>transferSize>0&&/\\.css$/.test(name))){const{dataset}=document.documentElement;dataset.faces="later";addEventListener("load",()=>{delete dataset.faces})}}catch{}`;
