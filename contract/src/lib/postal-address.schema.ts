import { type Static, Type } from 'typebox';
import { CountryCode } from './scalars.schema.ts';

export const PostalAddress = Type.Object(
  {
    line1: Type.String({ minLength: 1, maxLength: 200 }),
    line2: Type.String({ maxLength: 200, description: 'may be empty' }),
    postalCode: Type.String({ minLength: 1, maxLength: 20 }),
    city: Type.String({ minLength: 1, maxLength: 100 }),
    region: Type.String({ maxLength: 100, description: 'may be empty' }),
    countryCode: CountryCode,
  },
  { additionalProperties: false },
);
export type PostalAddress = Static<typeof PostalAddress>;
