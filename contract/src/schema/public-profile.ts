import { type Static, Type } from 'typebox';
import { Uuid } from './entities.ts';
import { Nullable } from './scalars.ts';

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
});
export type PublicProfile = Static<typeof PublicProfile>;
