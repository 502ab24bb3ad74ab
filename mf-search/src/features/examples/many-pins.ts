import type { Pin, PinMap } from '@moien/contract';

const COUNT = 90;
const RANKED = 25;
const [CENTRE_LATITUDE, CENTRE_LONGITUDE] = [49.608, 6.13];
/** Of the circle from one home to the next, so that they spread evenly (the golden angle). */
const TURN = 2.39996;

/** A town full of homes, of which 25 are the best; nights and months stand beside each other. */
export const manyPins: PinMap = {
  count: COUNT,
  isCountExact: true,
  pinArray: Array.from({ length: COUNT }, (_, index): Pin => {
    const distance = 0.0055 * Math.sqrt(index + 0.5);
    const isByMonth = index % 4 === 3;
    const rank = (index * 37) % COUNT;
    return {
      kind: 'property',
      propertyId: `019b76da-a800-7838-a932-${String(index + 1).padStart(12, '0')}`,
      latitude: CENTRE_LATITUDE + 0.65 * distance * Math.sin(index * TURN),
      longitude: CENTRE_LONGITUDE + distance * Math.cos(index * TURN),
      price: isByMonth
        ? { kind: 'month', amount: 90_000 + ((index * 53) % 40) * 5_000, currency: 'EUR' }
        : { kind: 'night', amount: 4_900 + ((index * 29) % 60) * 350, currency: 'EUR' },
      ...(rank < RANKED ? { rank: rank + 1 } : {}),
    };
  }),
};
