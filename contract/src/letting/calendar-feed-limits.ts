/** Other calendars of a home. */
export const CALENDAR_FEEDS_MAXIMUM = 10;
export const CALENDAR_NAME_MAXIMUM = 100;
export const CALENDAR_URL_MAXIMUM = 2000;
