import { type Static, Type } from 'typebox';
import { CurrencyCode, MinorUnits, Uuid } from '../lib/scalars.schema.ts';
import { PINS_MAXIMUM, RANKED_PINS_MAXIMUM } from './limits.ts';
import { Bounds } from './property.schema.ts';

const place = { latitude: Type.Number(), longitude: Type.Number() };

/** What a pin says: the total of the stay that was searched, else the price of a night or a month. */
export const PinPrice = Type.Object({
  kind: Type.Union([Type.Literal('stay'), Type.Literal('night'), Type.Literal('month')]),
  amount: MinorUnits,
  currency: CurrencyCode,
});
export type PinPrice = Static<typeof PinPrice>;

export const Pin = Type.Object({
  kind: Type.Literal('property'),
  propertyId: Uuid,
  ...place,
  price: Type.Union([PinPrice, Type.Null()]),
  rank: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: RANKED_PINS_MAXIMUM,
      description: 'among the best homes of this part of the map that have a price; 1 is the best',
    }),
  ),
});
export type Pin = Static<typeof Pin>;

/** Homes too close to each other to stand alone at this zoom. */
export const PinCluster = Type.Object({
  kind: Type.Literal('cluster'),
  ...place,
  count: Type.Integer({ minimum: 2 }),
  bounds: Bounds,
  propertyIdArray: Type.Array(Uuid, {
    description: 'all of them where zooming in further cannot part them, up to 100; otherwise empty',
  }),
});
export type PinCluster = Static<typeof PinCluster>;

export const PinMap = Type.Object({
  pinArray: Type.Array(Type.Union([Pin, PinCluster]), { maxItems: PINS_MAXIMUM }),
  count: Type.Integer({ minimum: 0, description: 'homes in the part of the map asked for, exact to 10,000' }),
  isCountExact: Type.Boolean(),
});
export type PinMap = Static<typeof PinMap>;
