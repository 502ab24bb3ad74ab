import { type Static, Type } from 'typebox';
import { recordOf } from './record.schema.ts';
import { Day, Nullable } from './scalars.schema.ts';

/**
 * Failure of a call: RFC 9457 problem details, with `message` for people (specification §8) and a stable
 * code.
 */
export const Problem = Type.Object(
  {
    type: Type.String(),
    title: Type.String(),
    status: Type.Integer({ minimum: 400, maximum: 599 }),
    code: Type.String({ description: 'stable, machine-readable' }),
    message: Type.String({ description: 'one sentence for the person who reads it' }),
    error: Type.Optional(
      Type.String({ description: 'the same sentence, where specification §7 names this field' }),
    ),
    step: Type.Optional(Type.String({ description: 'where a form goes on, for calls that have steps' })),
    /** Work to do before the same call is taken, as altcha-lib makes and solves it. */
    challenge: Type.Optional(recordOf(Type.Unknown())),
    /** With `price-changed`: what the stay costs now, as the quote of a property or of a change has it. */
    quote: Type.Optional(recordOf(Type.Unknown())),
    /** With `dates-taken`: the first stay of as many nights that is free. */
    nextFreeStay: Type.Optional(
      Nullable(
        Type.Object({ arrivalDate: Day, departureDate: Day }, { additionalProperties: false }),
        'null when there is none within a year',
      ),
    ),
    requestId: Type.Optional(Type.String()),
    parameters: Type.Optional(
      Type.Array(Type.Object({ name: Type.String(), code: Type.String(), message: Type.String() })),
    ),
  },
  { $id: 'Problem' },
);
export type Problem = Static<typeof Problem>;
