import { type Static, Type } from 'typebox';
import { PostalAddress } from '../lib/postal-address.schema.ts';
import { ImagePath, Nullable } from '../lib/scalars.schema.ts';
import { PERSON_NAME_MAXIMUM } from './account.ts';
import { ABOUT_MAXIMUM, SPOKEN_LANGUAGES_MAXIMUM } from './limits.ts';

const about = Type.String({ maxLength: ABOUT_MAXIMUM, description: 'plain text; empty for nothing' });
const languageTagArray = Type.Array(Type.String({ pattern: '^[a-z]{2,3}$' }), {
  maxItems: SPOKEN_LANGUAGES_MAXIMUM,
  uniqueItems: true,
  description: 'ISO 639, that they speak',
});

/**
 * Who somebody is, for themselves alone. Others see first name, picture, languages and `about`; what payments
 * need besides, such as the birthday, is with the banking information.
 */
export const PersonalDetails = Type.Object({
  version: Type.Integer({ minimum: 0, description: 'grows with each change: what If-Match names' }),
  firstName: Type.String(),
  lastName: Type.String(),
  about,
  languageTagArray,
  address: Nullable(PostalAddress, 'for invoices; nobody else sees it'),
  imagePath: Nullable(ImagePath),
  isPublic: Type.Boolean({ description: 'lets a published home, so that everybody can see their profile' }),
});
export type PersonalDetails = Static<typeof PersonalDetails>;

const name = Type.String({ minLength: 1, maxLength: PERSON_NAME_MAXIMUM });

/** What is not named stays. */
export const PersonalDetailsChange = Type.Object(
  {
    firstName: Type.Optional(name),
    lastName: Type.Optional(name),
    about: Type.Optional(about),
    languageTagArray: Type.Optional(languageTagArray),
    address: Type.Optional(Nullable(PostalAddress)),
  },
  { additionalProperties: false },
);
export type PersonalDetailsChange = Static<typeof PersonalDetailsChange>;
