import { defineSubmissions } from "./define";

/** What players asked for: `npm run content:new -- suggestion` adds to it. */
export const suggestions = defineSubmissions("content/suggestions.ts", []);
