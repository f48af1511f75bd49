/** A session of the W3C's WebDriver protocol: the few commands of it that the journey needs. */
export class WebDriver {
  private readonly session: string;

  private constructor(session: string) {
    this.session = session;
  }

  static async begin(driver: string, capabilities: object): Promise<WebDriver> {
    const { sessionId } = (await command("POST", `${driver}/session`, {
      capabilities: { alwaysMatch: capabilities },
    })) as { sessionId: string };
    return new WebDriver(`${driver}/session/${sessionId}`);
  }

  post(path: string, body: object = {}): Promise<unknown> {
    return command("POST", `${this.session}/${path}`, body);
  }

  async end() {
    await command("DELETE", this.session);
  }

  /** The value of an expression. The protocol's own wait for a promise is not everywhere, its callback is. */
  async evaluate(expression: string): Promise<unknown> {
    const script = `const done = arguments[arguments.length - 1];
      (async () => (${expression}))().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const response = (await this.post("execute/async", { script, args: [] })) as {
      value?: unknown;
      error?: string;
    };
    if (response.error !== undefined) throw new Error(response.error);
    return response.value;
  }

  async press(x: number, y: number) {
    await this.act("pointer", [
      { type: "pointerMove", x, y, duration: 0 },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ]);
  }

  /** All of these keys down, then up again. */
  async keys(keys: readonly string[]) {
    await this.act("key", [
      ...keys.map((value) => ({ type: "keyDown", value })),
      ...keys.toReversed().map((value) => ({ type: "keyUp", value })),
    ]);
  }

  private async act(type: "pointer" | "key", actions: readonly object[]) {
    await this.post("actions", { actions: [{ type, id: type, actions }] });
  }
}

async function command(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${url}: ${error}: ${message}`);
}
