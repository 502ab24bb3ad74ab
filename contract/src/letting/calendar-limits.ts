/** Homes that one edit or one set of rules reaches. */
export const CALENDAR_HOMES_MAXIMUM = 200;
/** Days that one answer of the calendar has. */
export const CALENDAR_DAYS_MAXIMUM = 400;
/** Days times homes of one edit. */
export const EDITED_DAYS_MAXIMUM = 40_000;
/** Stretches of days of one edit. */
export const EDITED_RANGES_MAXIMUM = 60;
/** How long an edit can be undone. */
export const UNDO_MINUTES = 30;
/** What is named of what an edit meets; all of it is counted. */
export const CALENDAR_CONFLICTS_MAXIMUM = 50;
export const PRICE_RULES_MAXIMUM = 40;
export const PRICE_RULE_NAME_MAXIMUM = 60;
