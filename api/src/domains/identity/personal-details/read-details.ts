import type { PersonalDetailsChange, PostalAddress } from '@moien/contract';
import { cleanName, cleanText } from '../../../lib/contact-text.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import type { MessageSlug } from '../../../messages/message-text.ts';
import type { ChangedDetails } from './personal-details.repository.ts';

/** Whether a text says how to reach or to pay somebody past the site. */
export type HasContact = (text: string) => boolean;

const LANGUAGE_NAMES = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/**
 * What is wanted, as it is stored.
 * @throws ProblemError 400 for an address of which nothing is left, 422 `person-name-missing`,
 * `own-text-with-contact` or `unknown-language`
 */
export function readDetails(change: PersonalDetailsChange, hasContact: HasContact): ChangedDetails {
  const firstName = nameOf(change.firstName, 'firstName');
  const lastName = nameOf(change.lastName, 'lastName');
  const about = change.about === undefined ? undefined : cleanText(change.about);
  // The last name is told to those who have a stay in common, who know the rest by then.
  for (const [name, text] of Object.entries({ firstName, about }))
    if (text && hasContact(text)) throw refused('own-text-with-contact', name);
  const languages = change.languageTagArray;
  if (languages?.some((tag) => LANGUAGE_NAMES.of(tag) === undefined))
    throw refused('unknown-language', 'languageTagArray');
  return { firstName, lastName, about, languages, address: change.address && addressOf(change.address) };
}

function nameOf(given: string | undefined, field: string): string | undefined {
  if (given === undefined) return undefined;
  const name = cleanName(given);
  if (name === '') throw refused('person-name-missing', field);
  return name;
}

function addressOf({ countryCode, ...lines }: PostalAddress): PostalAddress {
  const { line1, line2, postalCode, city, region } = lines;
  const cleaned = {
    line1: cleanName(line1),
    line2: cleanName(line2),
    postalCode: cleanName(postalCode),
    city: cleanName(city),
    region: cleanName(region),
  };
  if (!cleaned.line1 || !cleaned.postalCode || !cleaned.city) throw new ProblemError(400, 'invalid-request');
  return { ...cleaned, countryCode };
}

function refused(slug: MessageSlug, name: string): ProblemError {
  return new ProblemError(422, slug, { parameters: [{ name, code: slug, slug }] });
}
