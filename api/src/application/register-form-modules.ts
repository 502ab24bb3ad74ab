import type { ApiConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Bookings } from '../domains/booking/index.ts';
import {
  createPropertyReportMails,
  createPropertyReportRepository,
  refreshExchangeRates,
} from '../domains/catalog/index.ts';
import {
  contactMessageRoutes,
  createContactChallenges,
  createContactMails,
  createContactMessageRepository,
  createContactMessageService,
  createNewsletterMails,
  createNewsletterSubscriptionRepository,
  createNewsletterSubscriptionService,
  newsletterSubscriptionRoutes,
  runEventClock,
} from '../domains/content/index.ts';
import type { FilesModule } from '../domains/files/index.ts';
import type { SessionService } from '../domains/identity/index.ts';
import { createIssuing } from '../domains/invoicing/index.ts';
import type { FeedReading } from '../domains/letting/index.ts';
import { notifyPerson, type PushSenders } from '../domains/messaging/index.ts';
import { createOpenClaimsMail, createTaxDataMails, type PaymentJobs } from '../domains/payments/index.ts';
import { createReleaseTeamMails } from '../domains/platform/index.ts';
import { isPublic } from '../environment.ts';
import type { JobHandlers } from '../jobs/job-payloads.ts';
import { addJobRunner, type ScheduledJob } from '../jobs/job-runner.ts';
import type { ApiInstance } from '../lib/api-instance.ts';
import { DAY_MILLISECONDS } from '../lib/milliseconds.ts';
import { removeOldMails } from '../mail/outbox.ts';
import { createMailSender } from '../mail/send-mail.ts';
import { addDaily } from '../plugins/daily.ts';
import { useStorage } from '../storage/use-storage.ts';
import { createFindContactObject } from './find-contact-object.ts';
import { createAccountJobs } from './register-account-modules.ts';
import { createBookingJobs } from './register-booking-modules.ts';
import { createCalendarFeedJobs } from './register-calendar-feed-modules.ts';
import { createFilesJobs } from './register-files-modules.ts';
import { createSecurityJobs } from './register-security-modules.ts';
import { createSignInJobs } from './register-sign-in-modules.ts';

/** Longer than any link of a mail is good: until then somebody may still follow it. */
const OUTBOX_DAYS = 7;

/** UTC; the bank publishes about 16:00 in Frankfurt, on working days. */
const RATES_JOB: ScheduledJob = { name: 'refresh-exchange-rates', match: '30 15 * * *' };
/** Every minute: what no hook of the payment provider told is found by asking for its events. */
const EVENTS_JOB: ScheduledJob = { name: 'poll-payment-events', match: '* * * * *' };
/** What is due at a full hour goes on soon after it. */
const RELEASES_JOB: ScheduledJob = { name: 'run-due-money-releases', match: '*/10 * * * *' };
const LEDGER_JOB: ScheduledJob = { name: 'check-ledger', match: '20 2 * * *' };
/** In the morning, when people read what the law wants of them. */
const TAX_DATA_JOB: ScheduledJob = { name: 'request-tax-data', match: '10 7 * * *' };
const NIGHT_LIMIT_JOB: ScheduledJob = { name: 'warn-of-night-limits', match: '20 7 * * *' };
const OPEN_CLAIMS_JOB: ScheduledJob = { name: 'send-open-claims', match: '30 7 * * *' };
/** Every minute: each calendar of another place is due every 15 minutes, at a minute of its own. */
const CALENDARS_JOB: ScheduledJob = { name: 'read-calendar-feeds', match: '* * * * *' };
/** Reminders come within ten minutes of one day before an event. */
const EVENT_CLOCK_JOB: ScheduledJob = { name: 'run-event-clock', match: '*/10 * * * *' };

type Parts = {
  bookings: Bookings;
  paymentJobs: PaymentJobs;
  push: PushSenders;
  feedReading: FeedReading;
  files: FilesModule;
};

/** What visitors send by forms, and the jobs: those that follow from it, and those of every day. */
export function registerFormModules(
  app: ApiInstance,
  database: Database,
  config: ApiConfig,
  now: () => Date,
  sessions: SessionService,
  parts: Parts,
): void {
  warnOfDevelopment(app, config);
  const newsletter = createNewsletterSubscriptionService(database, now);
  newsletterSubscriptionRoutes(app, newsletter, config.publicOrigin);
  addDaily(app, 'remove old newsletter subscriptions', () => newsletter.removeOld());
  const contact = createContactMessageService(
    database,
    createContactChallenges(config.formKey, now),
    createFindContactObject(database, parts.bookings.service),
    now,
  );
  contactMessageRoutes(app, contact, sessions);
  addDaily(app, 'remove old contact messages', () => contact.removeOld());
  addDaily(app, 'remove old mails of the outbox', () =>
    removeOldMails(config.outboxDirectory, new Date(now().getTime() - OUTBOX_DAYS * DAY_MILLISECONDS)),
  );
  if (config.runsJobs)
    addJobRunner(app, config.databaseUrl, createHandlers(app, database, config, now, parts), [
      CALENDARS_JOB,
      EVENT_CLOCK_JOB,
      ...(config.exchangeRatesUrl ? [RATES_JOB] : []),
      ...(config.paymentProvider
        ? [EVENTS_JOB, RELEASES_JOB, LEDGER_JOB, TAX_DATA_JOB, NIGHT_LIMIT_JOB, OPEN_CLAIMS_JOB]
        : []),
    ]);
}

function createHandlers(
  app: ApiInstance,
  database: Database,
  config: ApiConfig,
  now: () => Date,
  { bookings, paymentJobs, push, feedReading, files }: Parts,
): JobHandlers {
  const { exchangeRatesUrl, contactAddress } = config;
  const sendMail = createMailSender(config, now, useStorage(app).area('mails'));
  return {
    ...createNewsletterMails(createNewsletterSubscriptionRepository(database), sendMail, now),
    ...createContactMails(
      createContactMessageRepository(database),
      createFindContactObject(database, bookings.service),
      sendMail,
      contactAddress,
    ),
    ...createPropertyReportMails(createPropertyReportRepository(database), sendMail, contactAddress),
    ...createSignInJobs(database, config, sendMail, now),
    ...createAccountJobs(database, config, sendMail, now),
    ...createReleaseTeamMails({ database, sendMail, contactAddress, publicOrigin: config.publicOrigin }),
    ...createSecurityJobs(database, config, sendMail),
    ...createBookingJobs(database, config, { sendMail, push, log: app.log }, bookings, now),
    ...createCalendarFeedJobs(database, config, sendMail, feedReading),
    ...createIssuing(database, config.invoiceSeller, now),
    ...paymentJobs,
    ...createFilesJobs(files),
    ...createTaxDataMails(database, sendMail, config.mailOrigin),
    ...createOpenClaimsMail(database, sendMail, contactAddress, now),
    'run-event-clock': () => runEventClock(database, notifyPerson, now),
    // One that was added before the setting was taken away has nothing to do.
    'refresh-exchange-rates': async () => {
      if (!exchangeRatesUrl) return;
      await refreshExchangeRates(exchangeRatesUrl, database, app.log, now);
    },
  };
}

/** Says so where the public is. */
function warnOfDevelopment(app: ApiInstance, config: ApiConfig): void {
  if (isPublic(config) && !config.smtpUrl)
    app.log.warn('Mails are written to the outbox and reach nobody. Set SMTP_URL.');
}
