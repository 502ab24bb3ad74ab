import type { PinItem } from './map-store.ts';

/** What is the same pin in two answers: a home, or homes round the same place. */
export function keyOf(item: PinItem): string {
  return item.kind === 'property' ? item.propertyId : `${item.latitude},${item.longitude}`;
}
