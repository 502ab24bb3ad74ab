/** Of one person. */
export const PASSKEYS_MAXIMUM = 10;
/** In characters. */
export const PASSKEY_NAME_MAXIMUM = 60;
/** For how long a browser may take to ask its owner. */
export const PASSKEY_MINUTES = 10;
