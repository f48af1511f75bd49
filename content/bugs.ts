import { defineSubmissions } from "./define";

/** What players reported: `npm run content:new -- bug` adds to it. */
export const bugs = defineSubmissions("content/bugs.ts", []);
