import { Button } from "@/components/ui/button";

/** In place of a page whose scripts don't load: only a full reload asks for them again. */
export function LoadErrorPage() {
  return (
    <main id="main" className="px-8 max-md:px-4">
      <h1>This page didn&rsquo;t load</h1>
      <p role="alert" className="my-3">
        Check your connection, then reload the page.
      </p>
      <Button
        onClick={() => {
          window.location.reload();
        }}
      >
        Reload
      </Button>
    </main>
  );
}
