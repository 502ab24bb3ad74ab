import { type Static, Type } from 'typebox';
import { CancellationPolicy } from '../catalog/price-rules.schema.ts';

/** A home's policy, or that of long stays in any home. */
export const CancellationPolicyName = Type.Union([CancellationPolicy, Type.Literal('long-stay')]);
export type CancellationPolicyName = Static<typeof CancellationPolicyName>;

const closed = { additionalProperties: false } as const;

const nightsReturned = {
  nightsKept: Type.Integer({
    minimum: 0,
    description: 'nights of which nothing is returned, the first ones',
  }),
  percentReturned: Type.Integer({ minimum: 0, maximum: 100, description: 'of the nights that follow those' }),
};

/** What of the nights is returned up to an instant before check-in; that instant belongs to it. */
export const CancellationRow = Type.Object(
  { untilHoursBefore: Type.Integer({ minimum: 0, description: 'elapsed hours' }), ...nightsReturned },
  closed,
);
export type CancellationRow = Static<typeof CancellationRow>;

/**
 * A version of a policy as a booking freezes it. Rows are in order of time: the first whose instant has not
 * passed applies. During the stay `nightsKept` counts on from the nights stayed.
 */
export const CancellationPolicyTerms = Type.Object(
  {
    name: CancellationPolicyName,
    version: Type.Integer({ minimum: 1 }),
    rowArray: Type.Array(CancellationRow, { minItems: 1, maxItems: 10 }),
    duringStay: Type.Object(nightsReturned, closed),
  },
  closed,
);
export type CancellationPolicyTerms = Static<typeof CancellationPolicyTerms>;
