// What the application and other domains use of this one.

export { type Bookings, createBookingModule } from './booking/booking.module.ts';
export { bookingRoutes } from './booking/booking.routes.ts';
export { bookingChangeRoutes } from './booking/booking-change.routes.ts';
export { countRequests } from './booking/booking-view.ts';
export {
  findSharedStay,
  hasCertainStay,
  hasRunningStay,
  hasSharedBooking,
  runningStay,
  type SharedStay,
  sharedStay,
} from './booking/shared-booking.ts';
export { type BookingMailData, createBookingMails } from './mail/booking-mails.ts';
export type { Messages } from './messages.port.ts';
export { createNightLimitMails } from './night-limit/night-limit-mails.ts';
export { warnOfNightLimits } from './night-limit/warn-of-night-limits.ts';
export type { BookingPayments, DepositStep, Payable, Payments, PaymentTotals } from './payments.port.ts';
export { removeOldStayRecords } from './stay-record/remove-old-stay-records.ts';
