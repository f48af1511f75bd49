import { defineSubmissions } from "./define";

/** The players' bug reports: `npm run content:new -- bug` adds to them. */
export const bugs = defineSubmissions("content/bugs.ts", []);
