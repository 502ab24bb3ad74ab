import type { PersonalDetails, PersonalDetailsChange, PostalAddress } from '@moien/contract';

/** What stands in the form. */
export type DetailsDraft = Pick<PersonalDetails, 'firstName' | 'lastName' | 'about' | 'languageTagArray'> & {
  /** All empty for no address. */
  address: PostalAddress;
};

const NO_ADDRESS: PostalAddress = {
  line1: '',
  line2: '',
  postalCode: '',
  city: '',
  region: '',
  countryCode: '',
};

export function draftOf(details: PersonalDetails): DetailsDraft {
  const { firstName, lastName, about, languageTagArray, address } = details;
  return { firstName, lastName, about, languageTagArray, address: address ?? NO_ADDRESS };
}

/** What differs from what was read. */
export function changeOf(read: PersonalDetails, draft: DetailsDraft): PersonalDetailsChange {
  const [before, after] = [bodyOf(draftOf(read)), bodyOf(draft)];
  const names = Object.keys(after) as (keyof typeof after)[];
  return Object.fromEntries(
    names
      .filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]))
      .map((name) => [name, after[name]]),
  );
}

/** What was changed here, over what another tab has saved since. */
export function rebased(read: PersonalDetails, newest: PersonalDetails, draft: DetailsDraft): DetailsDraft {
  const names = Object.keys(changeOf(read, draft)) as (keyof DetailsDraft)[];
  return { ...draftOf(newest), ...Object.fromEntries(names.map((name) => [name, draft[name]])) };
}

export function isChanged(read: PersonalDetails, draft: DetailsDraft): boolean {
  return Object.keys(changeOf(read, draft)).length > 0;
}

type Field = 'firstName' | 'lastName' | 'about' | keyof PostalAddress;
/** By field the slug of what is wrong. */
export type DetailsErrors = Partial<Record<Field, string>>;

/** What is wrong; nothing when it can be sent. The same is refused by the API. */
export function checkDraft({ firstName, lastName, address }: DetailsDraft): DetailsErrors {
  const missing: [Field, boolean, string][] = [
    ['firstName', isEmpty(firstName), 'first-name-missing'],
    ['lastName', isEmpty(lastName), 'last-name-missing'],
    ...ADDRESS_FIELDS.map(([field, slug]): [Field, boolean, string] => [
      field,
      hasAddress(address) && isEmpty(address[field]),
      slug,
    ]),
  ];
  return Object.fromEntries(
    missing.filter(([, isMissing]) => isMissing).map(([field, , slug]) => [field, slug]),
  );
}

/** What an address cannot be without. */
const ADDRESS_FIELDS = [
  ['line1', 'line-missing'],
  ['postalCode', 'postal-code-missing'],
  ['city', 'city-missing'],
  ['countryCode', 'country-missing'],
] as const;

const isEmpty = (text: string) => text.trim() === '';
const hasAddress = (address: PostalAddress) => Object.values(address).some((line) => !isEmpty(line));

function bodyOf({ firstName, lastName, about, languageTagArray, address }: DetailsDraft) {
  const lines = Object.entries(address).map(([name, line]) => [name, line.trim()]);
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    about: about.trim(),
    languageTagArray,
    address: hasAddress(address) ? (Object.fromEntries(lines) as PostalAddress) : null,
  };
}
