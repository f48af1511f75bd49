import { FallbackPage, type FallbackPageProps } from "@/components/shell/fallback-page";
import { contact } from "@/content/site";

/** The fallback page of the error files. These are part of every page, so its content loads on demand. */
export function Fallback(props: Omit<FallbackPageProps, "developerUrl">) {
  return <FallbackPage {...props} developerUrl={contact.profileUrl} />;
}
