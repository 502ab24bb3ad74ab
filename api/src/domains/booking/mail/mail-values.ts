import { CURRENCY_EXPONENTS, type CurrencyCode, type LanguageTag } from '@moien/contract';
import { dayText, MAIL_LOCALES } from '../../../mail/day-text.ts';
import type { BookingView } from '../booking/booking-view.ts';
import type { ChangeRow } from '../lifecycle/change-row.ts';

/** What the texts of booking mails put in their places. */
export function valuesOf(view: BookingView, change: ChangeRow | undefined, language: LanguageTag) {
  const time = (instant: string | null) =>
    instant === null
      ? ''
      : new Date(instant).toLocaleString(MAIL_LOCALES[language], {
          dateStyle: 'long',
          timeStyle: 'short',
          timeZone: view.time_zone,
        });
  const { currency } = view.quote;
  return {
    home: view.title,
    arrival: dayText(view.arrival_date, language),
    departure: dayText(view.departure_date, language),
    deadline: time(view.deadline_at),
    total: moneyText(view.quote.total, currency, language),
    refund: view.refund?.total ? moneyText(view.refund.total, currency, language) : '',
    deposit: moneyText(view.deposit ?? 0, currency, language),
    claim: moneyText(view.deposit_claim ?? 0, currency, language),
    taken: moneyText(view.deposit_taken ?? 0, currency, language),
    newArrival: dayText(change?.arrival_date ?? view.arrival_date, language),
    newDeparture: dayText(change?.departure_date ?? view.departure_date, language),
    changeDeadline: time(change?.ends_at ?? null),
  };
}

/** @param amount in minor units */
export function moneyText(amount: number, currency: CurrencyCode, language: LanguageTag): string {
  return new Intl.NumberFormat(MAIL_LOCALES[language], { style: 'currency', currency }).format(
    amount / 10 ** CURRENCY_EXPONENTS[currency],
  );
}
