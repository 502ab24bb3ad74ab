/** Where the pages of the Android and iOS apps come from (product decision 17). */
export const NATIVE_ORIGINS: readonly string[] = ['capacitor://localhost', 'https://localhost'];

/** In which an app is told its session's token; it says it as `Authorization: Bearer`. */
export const SESSION_TOKEN_HEADER = 'x-session-token';

/** In which an app, to which no cookies are sent, is told which browser it is, and says it. */
export const BROWSER_TOKEN_HEADER = 'x-browser-token';
