// What the application and other domains use of this one.

export { bookingRoutes } from './booking/booking.routes.ts';
export { bookingChangeRoutes } from './booking/booking-change.routes.ts';
export { countRequests } from './booking/booking-view.ts';
export { type Bookings, createBookings } from './booking/create-bookings.ts';
export { createBookingMails } from './mail/booking-mails.ts';
export type { BookingPayments, Payable, Payments } from './payments.port.ts';
export { createStayRecords } from './stay-record/stay-records.repository.ts';
