import type { LanguageTag } from '@moien/contract';
import type { JobName } from '../database/job-names.ts';
import type { RequestClient } from '../lib/request-client.ts';

export type EmailSide = 'old' | 'new';

/** What a mail about a booking tells; its last word is the person who gets it. */
export type BookingMailName =
  | 'booking-requested-guest'
  | 'booking-requested-owner'
  | 'booking-confirmed-guest'
  | 'booking-confirmed-owner'
  | 'booking-declined-guest'
  | 'booking-withdrawn-owner'
  | 'booking-request-expired-guest'
  | 'booking-request-expired-owner'
  | 'booking-cancelled-guest'
  | 'booking-cancelled-owner'
  | 'booking-payment-failed-guest'
  | 'booking-payment-failed-owner'
  | 'booking-payment-late-guest'
  | 'booking-no-show-guest'
  | 'booking-no-show-settled-guest'
  | 'booking-no-show-settled-owner'
  | 'booking-objected-owner'
  | 'booking-disputed-owner'
  | 'booking-calendar-conflict-owner'
  | 'booking-dispute-won-owner'
  | 'booking-dispute-lost-owner'
  | 'booking-deposit-due-guest'
  | 'booking-deposit-authorised-owner'
  | 'booking-deposit-claimed-guest'
  | 'booking-deposit-answered-owner'
  | 'booking-deposit-settled-guest'
  | 'booking-deposit-settled-owner'
  | 'booking-deposit-released-guest'
  | `booking-change-${'proposed' | 'accepted' | 'declined' | 'withdrawn' | 'expired'}-${'guest' | 'owner'}`;

/** To an owner whose tax data are missing. */
export type TaxDataMailName = 'requested' | 'first-reminder' | 'second-reminder';

/**
 * Every kind of job with what it is told: ids, languages and from which kind of place somebody asked, so that
 * a queue holds nobody's words and no secret. What is optional is missing from jobs of an earlier release.
 */
type Payloads = {
  'send-newsletter-confirmation': { subscriptionId: string; origin: string };
  'send-newsletter-welcome': { subscriptionId: string; origin: string };
  /** In the language of whoever asks, who may be somebody else. */
  'send-newsletter-ending': { subscriptionId: string; origin: string; language: LanguageTag };
  'forward-contact-message': { messageId: string };
  'acknowledge-contact-message': { messageId: string };
  /** In the language of who reports. */
  'forward-property-report': { reportId: string; language: LanguageTag; origin: string };
  'acknowledge-property-report': { reportId: string; language: LanguageTag };
  'send-sign-in-code': { codeId: string };
  'send-sign-up': { signUpId: string; origin: string };
  /** `client` is who asked, of which the job records an event if there is an account. */
  'send-password-reset': { resetId: string; origin: string; client?: RequestClient };
  /** When it was changed. */
  'send-password-changed': { userId: string; at: string; eventId?: string };
  'send-password-attack': { attackId: string };
  'send-provider-linked': { userId: string; providerId: string; eventId?: string };
  /** To the old or to the new address of the change. */
  'send-email-change': { changeId: string; side: EmailSide; origin: string };
  'send-email-changed': { changeId: string; side: EmailSide; eventId?: string };
  'send-security-event': { eventId: string; origin: string };
  'send-farewell': { farewellId: string };
  /** In the language of whoever asks, who may be somebody else. */
  'send-beta-receipt': { applicationId: string; language: LanguageTag };
  'send-release-token-made': { userId: string; tokenId: string };
  /** The event of the log. */
  'send-release-changed': { userId: string; sequence: number };
  'send-approval-asked': { userId: string; activationId: string };
  'refresh-exchange-rates': object;
  /** Does what is due with a booking: a deadline, check-in, check-out, the end of a proposed change. */
  'run-booking-clock': { bookingId: string };
  /** Of a row of `notification_delivery`. */
  'send-delivery': { deliveryId: string };
  /** Added by earlier releases. `mailId` is equal for every try; `changeId` where it is about one. */
  'send-booking-mail': { bookingId: string; mail: BookingMailName; mailId: string; changeId?: string };
  /** Issues what is missing for a booking. */
  'issue-invoices': { bookingId: string };
  'settle-payment-attempt': { attemptId: string };
  'process-payment-hooks': object;
  'poll-payment-events': object;
  'check-ledger': object;
  /** After money of a booking has moved. */
  'plan-money-release': { bookingId: string };
  'run-money-release': { releaseId: string };
  'run-due-money-releases': object;
  /** Asks and reminds owners who have not given what the yearly report wants. */
  'request-tax-data': object;
  'warn-of-night-limits': object;
  'send-night-limit-mail': { userId: string; countryCode: string; year: number };
  /** To the operators, about claims of deposits that wait for a decision. */
  'send-open-claims': object;
  /** All other calendars that are due. */
  'read-calendar-feeds': object;
  /** To an owner whose other calendar has not answered for hours. */
  'send-calendar-feed-mail': { feedId: string };
  /** Reminders of events, and seats that have become free. */
  'run-event-clock': object;
  /** Draws a document of a rental file anew, or refuses it. */
  'check-supporting-document': { documentId: string };
  'send-tax-data-mail': { userId: string; mail: TaxDataMailName };
};

export type JobPayloads = { [Name in JobName]: Payloads[Name] };

/** The id stays the same when a job is tried again. */
type JobContext = { job: { id: string } };

export type JobHandlers = {
  [Name in JobName]: (payload: JobPayloads[Name], context: JobContext) => Promise<void>;
};

declare global {
  namespace GraphileWorker {
    interface Tasks extends JobPayloads {}
  }
}
