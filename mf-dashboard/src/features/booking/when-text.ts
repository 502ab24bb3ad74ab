import { type BookingSummary, dayAt, nightsBetween } from '@moien/contract';
import type { TextFunction } from '@moien/shared-lib';
import { type Received, serverNow } from './received.ts';
import { shownState } from './shown-state.ts';

/**
 * How far a stay is by the calendar of its home: `In 11 days`, `Today from 15:00`, `3 nights left`. Undefined
 * where none is ahead.
 */
export function whenText(received: Received<BookingSummary>, t: TextFunction): string | undefined {
  const { home, arrivalDate, departureDate, ...booking } = received.value;
  const shown = shownState(booking);
  const today = dayAt(serverNow(received), home.timeZone);
  if (shown === 'in-stay') {
    const count = Math.max(0, nightsBetween(today, departureDate));
    return count === 0 ? t('when-leaving', { time: home.checkOutTime }) : t('when-nights-left', { count });
  }
  if (shown !== 'confirmed') return undefined;
  const count = nightsBetween(today, arrivalDate);
  if (count <= 0) return t('when-today', { time: home.checkInTime });
  return count === 1 ? t('when-tomorrow', { time: home.checkInTime }) : t('when-ahead', { count });
}
