import type { BookingRole, ContactObject, Day, LanguageTag } from '@moien/contract';

/** What a message is about, as the mail to us names it. */
export type ContactObjectFacts =
  | { kind: 'booking'; title: string; role: BookingRole; arrivalDate: Day; departureDate: Day }
  | { kind: 'property'; title: string };

/** Undefined for what is not there, and for what is not of this person. */
export type FindContactObject = (
  about: ContactObject,
  person: { userId: string; language: LanguageTag },
) => Promise<ContactObjectFacts | undefined>;
