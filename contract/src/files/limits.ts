/** Bytes of one document, as it is sent. */
export const DOCUMENT_BYTES_MAXIMUM = 20 * 1024 * 1024;
export const DOCUMENT_PAGES_MAXIMUM = 20;
export const DOCUMENT_NAME_MAXIMUM = 120;
/** Of one person in a rental file. */
export const DOCUMENTS_MAXIMUM = 30;
/** Tenants and guarantors of one rental file. */
export const FILE_PEOPLE_MAXIMUM = 16;
export const FILE_PERSON_NAME_MAXIMUM = 100;
/** Shares of one rental file that are open at once. */
export const FILE_SHARES_MAXIMUM = 20;
export const FILE_SHARE_DAYS = 30;
/** Of the newest views of one share, those that are listed. */
export const FILE_VIEWS_LISTED = 20;
/** How long one's own documents can be opened and shared after re-authentication. */
export const FILE_UNLOCK_MINUTES = 15;
/** Homes that can be chosen for a share: those that somebody has written about last. */
export const SHAREABLE_HOMES_MAXIMUM = 30;
/** Rental files that a host is shown, newest first. */
export const SHARED_FILES_MAXIMUM = 100;
/** A proof of income says that it is at least this many times the monthly rent. */
export const INCOME_RENT_RATIO = 3;
/** Monthly, in minor units: ten million. */
export const INCOME_MAXIMUM = 1_000_000_000;
