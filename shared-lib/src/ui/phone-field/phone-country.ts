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

/**
 * The countries that are meant by what was typed, with or without accents: those whose name begins so, then
 * those whose code does, then those that hold it somewhere in their name. Digits are the beginning of a
 * prefix, a whole one first. Within each of them the given order stays.
 */
export function countriesMeant(countries: readonly PhoneCountry[], query: string): PhoneCountry[] {
  const wanted = plain(query);
  if (wanted === '') return [...countries];
  const digits = wanted.replace(/^\+|^00/, '');
  const rankOf = /^\d+$/.test(digits) ? rankByPrefix(digits) : rankByName(wanted);
  const ranked = countries.map((country) => ({ country, rank: rankOf(country) }));
  return ranked
    .filter(({ rank }) => rank !== undefined)
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ country }) => country);
}

type RankOf = (country: PhoneCountry) => number | undefined;

function rankByPrefix(digits: string): RankOf {
  return ({ prefix }) => {
    const own = prefix.slice(1);
    if (own === digits) return 0;
    return own.startsWith(digits) ? 1 : undefined;
  };
}

function rankByName(wanted: string): RankOf {
  return ({ name, code }) => {
    const own = plain(name);
    if (own.startsWith(wanted)) return 0;
    if (plain(code).startsWith(wanted)) return 1;
    return own.includes(wanted) ? 2 : undefined;
  };
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}

/** What may stand in a phone number: digits, spaces, hyphens and parentheses (specification §5). */
export function stripPhoneNumber(typed: string): string {
  return typed.replace(/[^\d ()-]/g, '');
}
