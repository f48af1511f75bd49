/** True if the app around this browser may offer functions to its pages, as Torn PDA does. */
export const hasBridge = () => "flutter_inappwebview" in globalThis;
