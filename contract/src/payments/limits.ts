/** Money of a stay goes to the owner so many hours after check-in, and after each month of a long stay. */
export const RELEASE_HOURS = 24;
export const LEDGER_LINES_PER_PAGE = 30;
export const RELEASES_PER_PAGE = 20;
/** Lost chargebacks that the balance names. */
export const DEBTS_SHOWN = 20;
/** Months of the balance's chart: so many before this one and so many after it. */
export const BALANCE_MONTHS_BEFORE = 11;
export const BALANCE_MONTHS_AFTER = 6;
export const TAX_NUMBERS_MAXIMUM = 5;
/** A payout arrives by then on working days, by SEPA's rules and the provider's. */
export const PAYOUT_WORKING_DAYS = 2;
