import { FallbackPage, type FallbackPageProps } from "@/components/shell/fallback-page";
import { contact } from "@/content/site";

/** The fallback page of the error files, which weigh on every page: what it says loads when it is needed. */
export function Fallback(props: Omit<FallbackPageProps, "developerUrl">) {
  return <FallbackPage {...props} developerUrl={contact.profileUrl} />;
}
