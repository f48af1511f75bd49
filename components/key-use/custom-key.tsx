/** What a custom key must be allowed to read, and a link to the game's page that creates one. */
export function CustomKey({ url, selections }: { url: string; selections: readonly string[] }) {
  return (
    <details className="mt-4 max-w-136 text-muted-foreground">
      <summary className="min-h-11 content-center">Or use a custom key</summary>
      <p>
        It needs these selections.{" "}
        <a href={url} target="_blank" rel="noreferrer" className="text-primary underline">
          Create a custom key
        </a>{" "}
        opens the game with all of them chosen.
      </p>
      <ul className="mt-2 text-small">
        {selections.map((selection) => (
          <li key={selection}>{selection}</li>
        ))}
      </ul>
    </details>
  );
}
