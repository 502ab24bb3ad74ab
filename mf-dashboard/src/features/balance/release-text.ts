import type { MoneyRelease } from '@moien/contract';
import type { TextFunction } from '@moien/shared-lib';
import { dayInTimeZone, formatDay, formatDays } from '@moien/shared-lib/ui';

/** Days of money are those of the banks that move it, which keep Central European Time. */
export const BANK_TIME_ZONE = 'Europe/Luxembourg';

/** Who stayed and when, and which month of a long stay it is. */
export function stayText(
  { booking, subject, part, partCount }: MoneyRelease,
  languageTag: string,
  t: TextFunction,
) {
  const days = formatDays(booking.arrivalDate, booking.departureDate, languageTag);
  const facts = [booking.guestFirstName, days];
  if (subject === 'deposit') facts.push(t('of-deposit', {}));
  if (partCount > 1) facts.push(t('part', { part, partCount }));
  return facts.join(' · ');
}

/** Where it stands, with the day that counts now. */
export function stateText(release: MoneyRelease, languageTag: string, t: TextFunction): string {
  const { state, dueAt, expectedOn, paidAt, recipientEnding } = release;
  const dayOf = (instant: string) => formatDay(dayInTimeZone(instant, BANK_TIME_ZONE), languageTag, 'medium');
  const due = dayOf(dueAt);
  const expected = expectedOn && formatDay(expectedOn, languageTag, 'medium');
  if (state === 'scheduled')
    return expected ? t('state-scheduled', { due, expected }) : t('state-scheduled-only', { due });
  if (state === 'paid' && paidAt)
    return recipientEnding
      ? t('state-paid', { day: dayOf(paidAt), ending: recipientEnding })
      : t('state-paid-only', { day: dayOf(paidAt) });
  if (state === 'offset') return t('state-offset', {});
  if (state === 'transferred' || state === 'payout-created')
    return expected ? t('state-on-its-way', { day: expected }) : t('state-on-its-way-only', {});
  return t(`state-${state}`, { due });
}

/** Of which parts the amount is made. No fee is taken of a deposit. */
export function breakdownOf(
  { subject, share, ownerFee, clawedBack, amount }: MoneyRelease,
  price: (minorUnits: number) => string,
  t: TextFunction,
) {
  const parts =
    subject === 'deposit'
      ? [{ id: 'share', name: t('share-deposit', {}), amount: price(share) }]
      : [
          { id: 'share', name: t('share', {}), amount: price(share), note: t('share-note', {}) },
          { id: 'fee', name: t('owner-fee', {}), amount: price(-ownerFee) },
        ];
  if (clawedBack > 0)
    parts.push({ id: 'clawed-back', name: t('clawed-back', {}), amount: price(-clawedBack) });
  return [...parts, { id: 'amount', name: t('for-you', {}), amount: price(amount), isTotal: true }];
}
