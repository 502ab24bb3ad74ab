/** Check-in of a home that names no other time, in its time zone. */
export const DEFAULT_CHECK_IN_TIME = '15:00';
/** From so many nights on a stay has the cancellation policy `long-stay`. */
export const LONG_STAY_NIGHTS = 28;
/** A guest who cancels within so many hours of the confirmation gets everything back. */
export const GRACE_HOURS = 24;
/** Only while check-in is at least so many hours away. */
export const GRACE_HOURS_BEFORE_CHECK_IN = 7 * 24;
/** How long the nights are held for a guest who pays; a 3DS challenge prolongs it once by as much. */
export const HOLD_MINUTES = 15;
/** How long an owner has to answer a request. */
export const REQUEST_HOURS = 48;
/** A request ends so many hours before its card's authorisation does, so that it can still be captured. */
export const AUTHORISATION_RESERVE_HOURS = 12;
/** Until when on the day of arrival a request can be answered, in the home's time zone. */
export const REQUEST_END_ON_ARRIVAL_DAY = '12:00';
/** Holds that a guest may have at a time. */
export const OPEN_HOLDS_MAXIMUM = 3;
/** How long a proposed change can be answered. */
export const CHANGE_HOURS = 24;
/** How long a guest can object to a reported no-show. */
export const NO_SHOW_OBJECTION_HOURS = 24;
/** How long a guest can pay otherwise when the authorised amount could not be taken. */
export const PAYMENT_HOURS = 24;
/** A deposit is reserved so many hours before check-in. */
export const DEPOSIT_HOURS_BEFORE_CHECK_IN = 48;
/** The provider reserves for 29.5 days, in which stay, claim, answer and decision must fit. */
export const DEPOSIT_NIGHTS_MAXIMUM = 15;
/** How long after check-out a host can claim a part of a deposit. */
export const DEPOSIT_CLAIM_DAYS = 7;
/** How long a guest can answer a claim before we decide. */
export const DEPOSIT_ANSWER_HOURS = 72;
export const DEPOSIT_TEXT_MAXIMUM = 2000;
export const BOOKING_MESSAGE_MAXIMUM = 2000;
export const BOOKING_REASON_MAXIMUM = 500;
export const BOOKINGS_PER_PAGE = 20;
/** Calendar file of a confirmed stay, for guest and owner. */
export const bookingCalendarPath = (id: string) => `/api/bookings/${id}/calendar.ics`;
