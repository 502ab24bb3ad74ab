export const CONTACT_TOPICS = ['question', 'letting', 'problem', 'privacy', 'press'] as const;

/** Longest name, shortest and longest text of a message, in characters. */
export const CONTACT_NAME_MAXIMUM = 100;
export const CONTACT_TEXT_MINIMUM = 10;
export const CONTACT_TEXT_MAXIMUM = 5000;
