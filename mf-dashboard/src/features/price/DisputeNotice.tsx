import type { Booking } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { dayInTimeZone, formatDay, formatPrice, Notice } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';

const TONES = { open: 'warning', won: 'success', lost: 'error' } as const;

/** What the guest's bank has done with the payment, and what the host owes since. */
export function DisputeNotice({ booking }: { booking: Booking }) {
  const { t } = useTranslation('dashboard');
  const { languageTag } = useRootStore();
  const { dispute, role, currency, home } = booking;
  if (!dispute) return null;
  const { state, amount, openedAt, closedAt, owed } = dispute;
  const price = (minorUnits: number) => formatPrice(minorUnits, currency, languageTag);
  const day = formatDay(dayInTimeZone(closedAt ?? openedAt, home.timeZone), languageTag, 'long');
  const texts = [t(`dispute-${state}-${role}`, { amount: price(amount), day })];
  if (owed) texts.push(t('dispute-owed', { amount: price(owed) }));
  return <Notice tone={TONES[state]}>{texts.join(' ')}</Notice>;
}
