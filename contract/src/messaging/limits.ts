/** A message names a way to reach its sender, who has not said that it may go out. */
export const CONTACT_UNCONFIRMED_CODE = 'contact-details-unconfirmed';
/** Characters of one message. */
export const MESSAGE_TEXT_MAXIMUM = 4000;
/** Attachments of one message. */
export const ATTACHMENTS_MAXIMUM = 10;
/** One of its attachments is not there, or not any more: it is uploaded again. */
export const ATTACHMENT_MISSING_CODE = 'attachment-missing';
/** Files that one person may upload within 24 hours, and of these that no message has yet. */
export const UPLOADS_PER_DAY = 200;
export const UNSENT_UPLOADS_MAXIMUM = 50;
/** How long the sender can edit or delete a message. */
export const MESSAGE_CHANGE_MINUTES = 15;
/** Messages that one person may send within a minute, in all conversations together. */
export const MESSAGES_PER_MINUTE = 30;
/** Conversations that one person may begin within 24 hours. */
export const CONVERSATIONS_PER_DAY = 100;
/** The same for an account that is new: younger than so many days, and answered in fewer conversations. */
export const CONVERSATIONS_PER_DAY_OF_NEW = 10;
export const NEW_ACCOUNT_DAYS = 30;
export const ANSWERS_OF_KNOWN = 5;
/**
 * To so many other homes a guest sends the same text within 24 hours before further ones are looked at by an
 * operator. Who compares homes asks five the same; ten conversations a day may be begun with a new account.
 */
export const SAME_TEXT_HOMES = 5;
export const CONVERSATION_REPORT_TEXT_MAXIMUM = 1000;
/** The newest messages that are kept with a report. */
export const REPORTED_MESSAGES_MAXIMUM = 50;
/** Conversations that one person may report within 24 hours. */
export const REPORTS_PER_DAY = 20;
/** A page says that its person is writing once in that time, while the text changes. */
export const TYPING_EVERY_MILLISECONDS = 4000;
/** For how long the other side is shown it after they were told. */
export const TYPING_SHOWN_MILLISECONDS = 6000;
/** Saved replies of one person. */
export const SAVED_REPLIES_MAXIMUM = 50;
export const SAVED_REPLY_TITLE_MAXIMUM = 60;
export const CONVERSATIONS_PER_PAGE = 30;
export const MESSAGES_PER_PAGE = 50;
/** Characters of what is looked for in messages, and how many of its words count. */
export const MESSAGE_SEARCH_TEXT_MAXIMUM = 100;
export const MESSAGE_SEARCH_WORDS_MAXIMUM = 10;
export const FOUND_MESSAGES_PER_PAGE = 20;
/** Characters of a device's token, and devices of one person: of more, those that were heard of last. */
export const DEVICE_TOKEN_MAXIMUM = 4000;
export const DEVICES_MAXIMUM = 20;
export const BLOCKED_PEOPLE_PER_PAGE = 30;
export const NOTIFICATIONS_PER_PAGE = 30;
/** Notifications that are read or dismissed at once. */
export const NOTIFICATIONS_CHANGED_MAXIMUM = 1000;
