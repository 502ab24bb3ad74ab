import type { FastifyBaseLogger } from 'fastify';
import type { ApiConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import {
  type Bookings,
  bookingChangeRoutes,
  bookingRoutes,
  createBookingMails,
  createBookingModule,
  createNightLimitMails,
  removeOldStayRecords,
  warnOfNightLimits,
} from '../domains/booking/index.ts';
import { createEventMails } from '../domains/content/index.ts';
import { createFileShareMails } from '../domains/files/index.ts';
import { createCalendarConflictMails } from '../domains/letting/index.ts';
import {
  createBookingDeliveries,
  createBookingMessages,
  createDeliveries,
  createMessageMails,
  createUnsubscribeTokens,
  type PushSenders,
} from '../domains/messaging/index.ts';
import { createPaymentOrders } from '../domains/payments/index.ts';
import type { JobHandlers } from '../jobs/job-payloads.ts';
import type { ApiInstance } from '../lib/api-instance.ts';
import type { SendMail } from '../mail/mail.ts';
import { addDaily } from '../plugins/daily.ts';

/** How homes are booked. */
export function registerBookingModules(
  app: ApiInstance,
  database: Database,
  { publicOrigin }: Pick<ApiConfig, 'publicOrigin'>,
  now: () => Date,
): Bookings {
  const bookings = createBookingModule(
    database,
    { payments: createPaymentOrders(now), messages: createBookingMessages() },
    now,
  );
  bookingRoutes(app, bookings.service, publicOrigin);
  bookingChangeRoutes(app, bookings.service);
  addDaily(app, 'do what is overdue with bookings', () => bookings.runOverdue());
  addDaily(app, 'remove old records of stays', () => removeOldStayRecords(database, now()));
  return bookings;
}

/** By which people are notified outside the site. */
type Tellers = { sendMail: SendMail; push: PushSenders; log: FastifyBaseLogger };

export function createBookingJobs(
  database: Database,
  { contactAddress, mailOrigin, formKey }: Pick<ApiConfig, 'contactAddress' | 'mailOrigin' | 'formKey'>,
  { sendMail, push, log }: Tellers,
  bookings: Bookings,
  now: () => Date,
): Pick<
  JobHandlers,
  | 'run-booking-clock'
  | 'send-booking-mail'
  | 'send-delivery'
  | 'warn-of-night-limits'
  | 'send-night-limit-mail'
> {
  const bookingMails = createBookingMails({ database, contactAddress, publicOrigin: mailOrigin });
  return {
    ...createNightLimitMails(database, sendMail, mailOrigin),
    'warn-of-night-limits': () => warnOfNightLimits(database, now()),
    // Of jobs that earlier releases have added.
    'send-booking-mail': async ({ mailId, ...about }) => {
      const mail = await bookingMails.compose(about);
      if (mail) await sendMail({ ...mail, id: `booking ${mailId}` });
    },
    ...createDeliveries({
      ...{ database, sendMail, now, publicOrigin: mailOrigin },
      ...{ tokens: createUnsubscribeTokens(formKey), push, log },
      texts: {
        message: createMessageMails(database, mailOrigin),
        booking: createBookingDeliveries(database, bookingMails),
        event: createEventMails(database, mailOrigin, now),
        file: createFileShareMails(database, mailOrigin, now),
        property: createCalendarConflictMails(database, mailOrigin, now),
      },
    }),
    'run-booking-clock': ({ bookingId }) => bookings.runClock(bookingId),
  };
}
