import { NotFoundContentOnDemand } from "@/components/shell/not-found-content-on-demand";
import { publicLinks } from "@/content/navigation";
import { contact, site } from "@/content/site";

export const metadata = { title: "Page not found" };

export default function NotFoundPage() {
  return (
    <NotFoundContentOnDemand
      site={{ name: site.name, label: site.label }}
      links={publicLinks}
      contact={{ forumUrl: contact.forumUrl }}
    />
  );
}
