import type { ContactObject } from '@moien/contract';

/** In the order in which they are checked and stand in the form. */
export const CONTACT_FIELDS = ['name', 'email', 'topic', 'text'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** What was typed, before it is checked. `website` is for machines: people do not see it. */
export type ContactValues = Record<ContactField | 'website', string> & { about?: ContactObject };

/** By field the slug of what is wrong with it. */
export type ContactErrors = Partial<Record<ContactField, string>>;
