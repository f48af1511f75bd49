import type { BrowserContext } from "@playwright/test";

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50"/>';

/** The game's pictures: all of them load, and are empty. */
export const answerPictures = (context: BrowserContext) =>
  context.route("https://www.torn.com/images/**", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: PICTURE }),
  );
