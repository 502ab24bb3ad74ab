import { type OpenedConversation, REPLY_PLACEHOLDERS, type ReplyPlaceholder } from '@moien/contract';
import type { TextFunction } from '@moien/shared-lib';
import { formatDay } from '@moien/shared-lib/ui';
import { personName } from '../conversations/person-name.ts';

/** A placeholder as people read and write it in their language, such as `{Gast}`. */
export function placeholderText(placeholder: ReplyPlaceholder, t: TextFunction): string {
  return `{${t(`placeholder-${placeholder}`, {})}}`;
}

/** A saved reply as it is shown: placeholders by their names in the language of the page. */
export function shownText(text: string, t: TextFunction): string {
  return replaceAll(text, (placeholder) => [`{${placeholder}}`, placeholderText(placeholder, t)]);
}

/** What was typed, as it is stored: the same in every language. */
export function storedText(text: string, t: TextFunction): string {
  return replaceAll(text, (placeholder) => [placeholderText(placeholder, t), `{${placeholder}}`]);
}

/** A saved reply for a conversation. What is not known of it stays in braces, for the host to fill in. */
export function filledText(
  text: string,
  { person, home, stay }: OpenedConversation,
  languageTag: string,
  t: TextFunction,
): string {
  const dayOf = (day: string | undefined) => day && formatDay(day, languageTag);
  const values: Record<ReplyPlaceholder, string | undefined> = {
    guest: personName(person, t),
    home: home.title,
    arrival: dayOf(stay?.arrivalDate),
    departure: dayOf(stay?.departureDate),
  };
  return replaceAll(text, (placeholder) => [
    `{${placeholder}}`,
    values[placeholder] ?? placeholderText(placeholder, t),
  ]);
}

/** In one pass: a value that looks like a placeholder stays what it is. */
function replaceAll(text: string, pairOf: (placeholder: ReplyPlaceholder) => [string, string]): string {
  const pairs = new Map(REPLY_PLACEHOLDERS.map(pairOf));
  return text.replaceAll(/\{[^{}]{1,40}\}/g, (found) => pairs.get(found) ?? found);
}
