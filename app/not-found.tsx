import { NoSuchPageOnDemand } from "@/components/shell/no-such-page-on-demand";
import { publicLinks } from "@/content/navigation";
import { contact, site } from "@/content/site";

export const metadata = { title: "No such page" };

export default function NotFoundPage() {
  return (
    <NoSuchPageOnDemand
      site={{ name: site.name, label: site.label }}
      links={publicLinks}
      contact={{ forumUrl: contact.forumUrl }}
    />
  );
}
