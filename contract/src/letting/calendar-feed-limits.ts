/** How many calendars of other sites one home may be connected with. */
export const CALENDAR_FEEDS_MAXIMUM = 10;
export const CALENDAR_NAME_MAXIMUM = 100;
export const CALENDAR_URL_MAXIMUM = 2000;
/** Of a home, that are shown at once. */
export const IMPORT_CONFLICTS_MAXIMUM = 50;
