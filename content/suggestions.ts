import { defineSubmissions } from "./define";

/** The players' suggestions: `npm run content:new -- suggestion` adds to them. */
export const suggestions = defineSubmissions("content/suggestions.ts", []);
