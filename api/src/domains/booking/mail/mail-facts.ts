import type { LanguageTag } from '@moien/contract';
import type { BookingMailName } from '../../../jobs/job-payloads.ts';
import { dayText } from '../../../mail/day-text.ts';
import { type MailTextSlug, mailText } from '../../../mail/mail-text.ts';
import type { MailFact } from '../../../mail/render-mail.ts';
import type { BookingView } from '../booking/booking-view.ts';
import type { ChangeRow } from '../lifecycle/change-row.ts';
import { moneyText } from './mail-values.ts';

type About = { view: BookingView; change: ChangeRow | undefined; language: LanguageTag };
type FactSlug = Extract<MailTextSlug, `booking-fact-${string}`>;

const OF_STAY: readonly FactSlug[] = [
  'booking-fact-check-in',
  'booking-fact-check-out',
  'booking-fact-guests',
];
const OF_CHANGE: readonly FactSlug[] = ['booking-fact-now', 'booking-fact-proposed'];

/** In the order in which the mail lists them. */
const FACTS: Partial<Record<BookingMailName, readonly FactSlug[]>> = {
  'booking-requested-guest': [...OF_STAY, 'booking-fact-total'],
  'booking-requested-owner': OF_STAY,
  'booking-confirmed-guest': [...OF_STAY, 'booking-fact-total', 'booking-fact-host'],
  'booking-confirmed-owner': [...OF_STAY, 'booking-fact-guest'],
  'booking-payment-failed-guest': [...OF_STAY, 'booking-fact-total'],
  'booking-payment-failed-owner': OF_STAY,
  'booking-change-proposed-guest': OF_CHANGE,
  'booking-change-proposed-owner': OF_CHANGE,
  'booking-change-accepted-guest': [...OF_STAY, 'booking-fact-total'],
  'booking-change-accepted-owner': OF_STAY,
};

/** What a booking mail lists below its text: days, times in the home's time zone, people, the price. */
export function factsOf(mail: BookingMailName, about: About): MailFact[] {
  const values = factValuesOf(about);
  return (FACTS[mail] ?? []).flatMap((slug) => {
    const value = values[slug];
    return value ? [{ name: mailText(about.language, slug), value }] : [];
  });
}

function factValuesOf({ view, change, language }: About): Record<FactSlug, string> {
  const text = (slug: MailTextSlug, values: Record<string, string>) => mailText(language, slug, values);
  const day = (date: BookingView['arrival_date']) => dayText(date, language);
  const daysOf = (stay: BookingView | ChangeRow) =>
    text('booking-days', {
      arrival: day(stay.arrival_date),
      departure: day(stay.departure_date),
      guests: guestsText(stay, language),
    });
  const { arrival_date: arrival, departure_date: departure, owner, guest, contact, quote } = view;
  return {
    'booking-fact-check-in': text('booking-check-in', { day: day(arrival), time: view.check_in_time }),
    'booking-fact-check-out': text('booking-check-out', { day: day(departure), time: view.check_out_time }),
    'booking-fact-guests': guestsText(view, language),
    'booking-fact-total': moneyText(quote.total, quote.currency, language),
    'booking-fact-host': listed(owner.first_name, owner.email, owner.phone),
    'booking-fact-guest': listed(
      contact ? `${contact.firstName} ${contact.lastName}` : guest.first_name,
      contact && `${contact.phonePrefix} ${contact.phoneNumber}`,
      guest.email,
    ),
    'booking-fact-now': daysOf(view),
    'booking-fact-proposed': change ? daysOf(change) : '',
  };
}

const listed = (...values: (string | 0 | null | undefined)[]) => values.filter(Boolean).join(', ');

/** `3 guests, 1 infant`. Infants and pets are named where there are some. */
function guestsText(stay: BookingView | ChangeRow, language: LanguageTag): string {
  const { adult_count: adults, children_count: children, infant_count: infants, pet_count: pets } = stay;
  const plural = new Intl.PluralRules(language);
  const text = (noun: 'guests' | 'infants' | 'pets', count: number) => {
    const number = plural.select(count) === 'one' ? 'one' : 'other';
    return mailText(language, `booking-${noun}-${number}`, { count: String(count) });
  };
  return listed(
    text('guests', adults + children),
    infants && text('infants', infants),
    pets && text('pets', pets),
  );
}

/** The sentence on the refund of a cancelled stay; none in other mails. */
export function refundTextOf(
  mail: BookingMailName,
  { refund }: { refund: string },
): MailTextSlug | undefined {
  switch (mail) {
    case 'booking-cancelled-guest':
    case 'booking-no-show-settled-guest':
      return refund ? 'booking-cancelled-guest-refund' : 'booking-cancelled-guest-no-refund';
    case 'booking-cancelled-owner':
    case 'booking-no-show-settled-owner':
      return refund ? 'booking-cancelled-owner-refund' : 'booking-cancelled-owner-no-refund';
    default:
      return undefined;
  }
}
