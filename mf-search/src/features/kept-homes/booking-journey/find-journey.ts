import type { Booking } from '@moien/contract';
import type { RootStore } from '@moien/shared-lib';

/** Where it leads to, and for how many. */
export type BookedJourney = {
  home: { latitude: number; longitude: number };
  /** 1 or more: who needs no seat of their own is not counted. */
  travellerCount: number;
};

/**
 * To the exact place once the guest knows it; before, to the place that the page of the home shows.
 * @returns nothing where an answer does not come
 */
export async function findJourney(
  { api, languageTag }: Pick<RootStore, 'api' | 'languageTag'>,
  bookingId: string,
): Promise<BookedJourney | undefined> {
  const query = new URLSearchParams({ language: languageTag });
  const booked = await api.call('getBooking', { path: { id: bookingId }, query });
  if (booked.kind !== 'ok') return undefined;
  const travellerCount = travellersOf(booked.value);
  const { address, propertyId } = booked.value.home;
  if (address) return { home: address, travellerCount };
  const shown = await api.call('getProperty', { path: { id: propertyId }, query });
  return shown.kind === 'ok' ? { home: shown.value, travellerCount } : undefined;
}

function travellersOf({ adultCount, childrenCount }: Booking): number {
  return Math.max(1, adultCount + childrenCount);
}
