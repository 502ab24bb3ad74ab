import { type Static, Type } from 'typebox';
import { Nullable, Uuid } from '../lib/scalars.schema.ts';

/** What everybody may know of somebody who lets homes. */
export const PublicProfile = Type.Object({
  userId: Uuid,
  firstName: Type.String(),
  imagePath: Nullable(Type.String()),
  creationTimestamp: Type.String({ format: 'date-time' }),
  propertyCount: Type.Integer({ minimum: 0, description: 'published homes' }),
  ratingAverage: Nullable(Type.Number({ minimum: 0, maximum: 5 }), 'over the reviews of all homes'),
  reviewCount: Type.Integer({ minimum: 0 }),
  isRatedElsewhere: Type.Boolean({ description: 'the rating counts reviews that were given elsewhere' }),
  propertyCountByTerm: Type.Optional(
    Type.Object(
      { night: Type.Integer({ minimum: 0 }), month: Type.Integer({ minimum: 0 }) },
      { description: 'of the published homes; one that is let by both counts for both' },
    ),
  ),
  languageTagArray: Type.Optional(
    Type.Array(Type.String({ pattern: '^[a-z]{2,3}$' }), {
      description: 'ISO 639, that they speak; absent where they have not said',
    }),
  ),
  answerMinutes: Type.Optional(
    Type.Integer({ minimum: 1, description: 'how long answers usually take; absent while unknown' }),
  ),
  about: Type.Optional(Type.String({ description: 'what they say of themselves' })),
});
export type PublicProfile = Static<typeof PublicProfile>;
