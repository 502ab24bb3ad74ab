/** The HTML standard's rule for e-mail addresses, without quoted local parts. */
export const EMAIL_PATTERN =
  "^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$";

/** In characters (RFC 5321). */
export const EMAIL_MAXIMUM = 254;

export const CONTACT_TOPICS = ['question', 'letting', 'problem', 'privacy', 'press'] as const;

/** Longest name, shortest and longest text of a message, in characters. */
export const CONTACT_NAME_MAXIMUM = 100;
export const CONTACT_TEXT_MINIMUM = 10;
export const CONTACT_TEXT_MAXIMUM = 5000;
