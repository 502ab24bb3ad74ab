import { type Static, Type } from 'typebox';
import { PinMap } from '../catalog/pin.schema.ts';
import { Uuid } from '../lib/scalars.schema.ts';
import { REALTIME_QUERY_MAXIMUM } from './realtime.ts';

export const Welcome = Type.Object({ type: Type.Literal('welcome'), protocol: Type.Integer({ minimum: 1 }) });

/** Specification §7: homes of the latest search on the map, when they have changed (product decision 29). */
export const PointsOfInterest = Type.Object({
  type: Type.Literal('pointsOfInterest'),
  /** The search and view that they belong to, as they were asked for. */
  query: Type.String(),
  pinMap: PinMap,
  /** Single homes among the pins. */
  propertyArray: Type.Array(Type.Object({ id: Uuid, latitude: Type.Number(), longitude: Type.Number() })),
});
export type PointsOfInterest = Static<typeof PointsOfInterest>;

/** What a page is told. Kinds that it does not know are ignored. */
export const RealtimeEvent = Type.Union([Welcome, PointsOfInterest]);
export type RealtimeEvent = Static<typeof RealtimeEvent>;

/**
 * What a page may say: it looks at this part of the map, the query string of `findPins`. Empty: it looks at
 * none any more.
 */
export const RealtimeMessage = Type.Object(
  { type: Type.Literal('watchPins'), query: Type.String({ maxLength: REALTIME_QUERY_MAXIMUM }) },
  { additionalProperties: false },
);
export type RealtimeMessage = Static<typeof RealtimeMessage>;
