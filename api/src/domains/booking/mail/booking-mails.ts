import type { LanguageTag } from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import type { BookingMailName } from '../../../jobs/job-payloads.ts';
import type { Mail, MailAttachment } from '../../../mail/mail.ts';
import { type MailTextSlug, mailText } from '../../../mail/mail-text.ts';
import { type MailFact, renderMail } from '../../../mail/render-mail.ts';
import { createPasswordRepository } from '../../identity/index.ts';
import { type BookingView, findBookingView } from '../booking/booking-view.ts';
import { bookingUrl, stayCalendar } from '../booking/stay-calendar.ts';
import { findBookingRow, findEvents } from '../lifecycle/booking.repository.ts';
import { findChange } from '../lifecycle/change.repository.ts';
import { factsOf, refundTextOf } from './mail-facts.ts';
import { valuesOf } from './mail-values.ts';

export type BookingMailData = { bookingId: string; mail: BookingMailName; changeId?: string | undefined };

type Parts = {
  database: Database;
  /** Where somebody writes whom two sides of a story concern. */
  contactAddress: string;
  publicOrigin: string | undefined;
};

/** Those that tell of a stay as it now is. */
const WITH_CALENDAR: readonly BookingMailName[] = [
  'booking-confirmed-guest',
  'booking-confirmed-owner',
  'booking-change-accepted-guest',
  'booking-change-accepted-owner',
];

/** Those to an owner who has not read yet what the guest wrote with the booking. */
const WITH_MESSAGE: readonly BookingMailName[] = ['booking-requested-owner', 'booking-confirmed-owner'];

/** Those about something for which the other side gave a reason. */
const WITH_REASON: readonly BookingMailName[] = [
  'booking-declined-guest',
  'booking-withdrawn-owner',
  'booking-cancelled-guest',
  'booking-cancelled-owner',
];

/**
 * To the guest in the language of the booking, to the owner in that of the account; nobody is told who has no
 * account any more.
 */
export function createBookingMails({ database, contactAddress, publicOrigin }: Parts) {
  const findRecipient = createPasswordRepository(database).findByUser;

  return {
    /**
     * @param endUrl where mails of this kind end, of those that can be ended
     * @returns undefined where nobody is to be told any more
     */
    async compose(
      { bookingId, mail, changeId }: BookingMailData,
      endUrl?: string,
    ): Promise<Omit<Mail, 'id'> | undefined> {
      const people = await findBookingRow(database, bookingId);
      const isToGuest = mail.endsWith('-guest');
      const account = people && (await findRecipient(isToGuest ? people.guest_id : people.owner_id));
      if (!account) return undefined;
      const language = isToGuest ? people.language : account.language;
      const view = await readView(database, bookingId, language);
      if (!view) return undefined;
      const change = changeId === undefined ? undefined : await findChange(database, changeId);
      const url = publicOrigin && bookingUrl(publicOrigin, language, bookingId);
      const values = {
        ...valuesOf(view, change, language),
        person: personOf(view, isToGuest),
        email: contactAddress,
      };
      const written = { language, values, url, facts: factsOf(mail, { view, change, language }) };
      const lastEvent = await readLastEvent(database, bookingId, isToGuest);
      const quote = quoteOf(mail, view, lastEvent);
      const content = writeMail(mail, { ...written, lastEvent, quote, endUrl });
      const file = WITH_CALENDAR.includes(mail) ? { attachment: calendarFile(view, language, url) } : {};
      return { to: account.email, language, ...content, ...file };
    },

    /** As one line of several, unless it was read meanwhile. */
    async describe(
      { bookingId, mail, changeId }: BookingMailData,
      language: LanguageTag,
    ): Promise<{ title: string; home: string } | undefined> {
      const view = await readView(database, bookingId, language);
      if (!view) return undefined;
      const change = changeId === undefined ? undefined : await findChange(database, changeId);
      const values = { ...valuesOf(view, change, language), person: personOf(view, mail.endsWith('-guest')) };
      return { title: mailText(language, `${textNameOf(mail)}-title`, values), home: view.title };
    },
  };
}

/** Whom the mail is about: the other side. */
function personOf(view: BookingView, isToGuest: boolean): string {
  return (isToGuest ? view.owner : view.guest).first_name;
}

/** Who did what was last done with a booking, as the recipient sees it, and why. */
type LastEvent = { by: 'own' | 'other' | 'nobody'; reason: string };

/** Of neither side: time, the payment provider or an operator. */
async function readLastEvent(database: Database, bookingId: string, isToGuest: boolean): Promise<LastEvent> {
  const { actor, reason } = (await findEvents(database, bookingId)).at(-1) ?? {};
  const isOfSide = actor === 'guest' || actor === 'owner';
  const by = isOfSide ? ((actor === 'guest') === isToGuest ? 'own' : 'other') : 'nobody';
  return { by, reason: reason ?? '' };
}

/** What the other side wrote, where the mail tells it. */
function quoteOf(mail: BookingMailName, view: BookingView, { by, reason }: LastEvent): Quote {
  if (WITH_MESSAGE.includes(mail)) return { intro: 'booking-quote-message', text: view.message };
  const isTold = WITH_REASON.includes(mail) && by !== 'own';
  return { intro: 'booking-quote-reason', text: isTold ? reason : '' };
}

type Written = {
  language: LanguageTag;
  values: ReturnType<typeof valuesOf> & Record<string, string>;
  url: string | undefined;
  facts: readonly MailFact[];
  lastEvent: LastEvent;
  quote: Quote;
  endUrl: string | undefined;
};

type Quote = { intro: 'booking-quote-message' | 'booking-quote-reason'; text: string };

function writeMail(
  mail: BookingMailName,
  { language, values, url, facts, lastEvent, quote, endUrl }: Written,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const text = (slug: MailTextSlug) => mailText(language, slug, values);
  const name = textNameOf(mail);
  const title = text(`${name}-title`);
  const refund = refundTextOf(mail, values);
  const content = renderMail({
    language,
    title,
    paragraphs: [text(bodyOf(name, lastEvent)), ...(refund ? [text(refund)] : [])],
    facts,
    ...(quote.text ? { quote: { intro: text(quote.intro), text: quote.text } } : {}),
    ...(url ? { action: { label: text('booking-action'), url } } : {}),
    notes: [text('booking-note'), ...(endUrl ? [mailText(language, 'mail-end-note', { url: endUrl })] : [])],
  });
  return { subject: title, ...content };
}

type TextName = MailTextSlug extends infer Slug
  ? Slug extends `${infer Name extends `booking-${string}`}-title`
    ? Name
    : never
  : never;

/** A change is told to both sides in the same words. */
function textNameOf(mail: BookingMailName): TextName {
  return (mail.startsWith('booking-change-') ? mail.replace(/-(guest|owner)$/, '') : mail) as TextName;
}

/** A cancellation says who cancelled. */
function bodyOf(name: TextName, { by }: LastEvent): MailTextSlug {
  const isCancellation = name === 'booking-cancelled-guest' || name === 'booking-cancelled-owner';
  return isCancellation && by !== 'nobody' ? `${name}-${by}-text` : `${name}-text`;
}

function readView(database: Database, id: string, language: LanguageTag): Promise<BookingView | undefined> {
  return database.transaction().execute((transaction) => findBookingView(transaction, id, language));
}

function calendarFile(view: BookingView, language: LanguageTag, url: string | undefined): MailAttachment {
  return {
    name: 'moien.ics',
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: stayCalendar(view, language, url),
  };
}
