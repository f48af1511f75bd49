/** What the browser says about its user's privacy choices (Do Not Track and Global Privacy Control). */
interface PrivacyPreferences {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** Whether a page view may be counted: not where the browser asks for it not to be. */
export const mayCountPageViews = ({
  doNotTrack,
  globalPrivacyControl,
}: PrivacyPreferences): boolean =>
  doNotTrack !== "1" && doNotTrack !== "yes" && globalPrivacyControl !== true;
