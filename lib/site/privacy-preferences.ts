/** The browser's information about its user's privacy choices (Do Not Track and Global Privacy Control). */
interface PrivacyPreferences {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** True if a page view may be counted: the browser doesn't ask sites not to. */
export const mayCountPageViews = ({
  doNotTrack,
  globalPrivacyControl,
}: PrivacyPreferences): boolean =>
  doNotTrack !== "1" && doNotTrack !== "yes" && globalPrivacyControl !== true;
