import type { Pin, PropertySummary } from '@moien/contract';
import type { PinItem } from '../../map/map-store.ts';
import { boundsOfPins } from '../../map/pin-bounds.ts';
import { priceOf } from '../../map/pin-text.ts';

/** A pin for each home; those at the very same place, which no zoom parts, have one for all of them. */
export function homePins(homes: readonly PropertySummary[]): PinItem[] {
  const places = new Map<string, Pin[]>();
  for (const pin of homes.map(pinOf)) {
    const place = `${pin.latitude},${pin.longitude}`;
    places.set(place, [...(places.get(place) ?? []), pin]);
  }
  return [...places.values()].flatMap((pins): PinItem[] => {
    const [first] = pins;
    if (!first || pins.length === 1) return pins;
    const { latitude, longitude } = first;
    const propertyIdArray = pins.map(({ propertyId }) => propertyId);
    const bounds = boundsOfPins(pins);
    return [{ kind: 'cluster', latitude, longitude, count: pins.length, bounds, propertyIdArray }];
  });
}

function pinOf(home: PropertySummary): Pin {
  const { id: propertyId, latitude, longitude } = home;
  return { kind: 'property', propertyId, latitude, longitude, price: priceOf(home) };
}
