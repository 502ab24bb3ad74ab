import type { Bounds } from '@moien/contract';
import type { PinItem } from './map-store.ts';

/** What has all of the pins in it. */
export function boundsOfPins(pins: readonly PinItem[]): Bounds {
  const all = pins.map((pin) => {
    if (pin.kind === 'cluster') return pin.bounds;
    const { latitude, longitude } = pin;
    return { south: latitude, north: latitude, west: longitude, east: longitude };
  });
  return {
    south: Math.min(...all.map(({ south }) => south)),
    west: Math.min(...all.map(({ west }) => west)),
    north: Math.max(...all.map(({ north }) => north)),
    east: Math.max(...all.map(({ east }) => east)),
  };
}
