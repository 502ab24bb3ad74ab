import { type Static, Type } from 'typebox';
import { EMAIL_MAXIMUM, EMAIL_PATTERN } from '../lib/email.ts';
import { literals } from '../lib/literals.schema.ts';
import { recordOf } from '../lib/record.schema.ts';
import { LanguageTag, Uuid } from '../lib/scalars.schema.ts';
import {
  CONTACT_NAME_MAXIMUM,
  CONTACT_TEXT_MAXIMUM,
  CONTACT_TEXT_MINIMUM,
  CONTACT_TOPICS,
} from './contact-message.ts';
import { CONTACT_OBJECT_KINDS } from './help-situation.ts';

const ContactTopic = Type.Unsafe<(typeof CONTACT_TOPICS)[number]>(
  Type.Union(CONTACT_TOPICS.map((topic) => Type.Literal(topic))),
);

/** Something of who is signed in: a booking as guest or host, or a home of theirs. */
export const ContactObject = Type.Object(
  { kind: literals(CONTACT_OBJECT_KINDS), id: Uuid },
  { additionalProperties: false },
);
export type ContactObject = Static<typeof ContactObject>;

export const ContactMessage = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: CONTACT_NAME_MAXIMUM }),
    email: Type.String({ maxLength: EMAIL_MAXIMUM, pattern: EMAIL_PATTERN }),
    topic: ContactTopic,
    text: Type.String({ minLength: CONTACT_TEXT_MINIMUM, maxLength: CONTACT_TEXT_MAXIMUM }),
    about: Type.Optional(ContactObject),
    languageCode: LanguageTag,
    /** Left empty by people, who do not see it. */
    website: Type.String({ maxLength: 200 }),
    /** The challenge with its solution, as ALTCHA encodes it. */
    solution: Type.String({ maxLength: 2000 }),
  },
  { additionalProperties: false },
);
export type ContactMessage = Static<typeof ContactMessage>;

/** As altcha-lib makes and solves it. */
export const ContactChallenge = recordOf(Type.Unknown());
export type ContactChallenge = Static<typeof ContactChallenge>;
