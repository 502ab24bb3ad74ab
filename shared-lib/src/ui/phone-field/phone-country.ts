/** A country as the picker of phone prefixes shows it. */
export interface PhoneCountry {
  /** ISO 3166-1, two capital letters. */
  readonly code: string;
  /** In the language of the page. */
  readonly name: string;
  /** `+352` */
  readonly prefix: string;
  /** Address of a flag, four to three. */
  readonly flagUrl?: string;
}

/** Whether a country is meant by what was typed: a part of its name, with or without accents, its code, or the beginning of its prefix. */
export function isCountryMeant({ name, code, prefix }: PhoneCountry, query: string): boolean {
  const wanted = plain(query);
  if (wanted === '') return true;
  const digits = wanted.replace(/^\+|^00/, '');
  if (/^\d+$/.test(digits)) return prefix.slice(1).startsWith(digits);
  return plain(name).includes(wanted) || plain(code) === wanted;
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}

/** What may stand in a phone number: digits, spaces, hyphens and parentheses (specification §5). */
export function stripPhoneNumber(typed: string): string {
  return typed.replace(/[^\d ()-]/g, '');
}
