import { Essentials, Session, SignedRegistry, SiteSettings } from '@moien/contract';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';

/** What the page keeps for the app's next start, maybe without a network; each is checked as it is read. */
const SCHEMAS = {
  'app-choices': Type.Object({ currency: Type.String(), consent: Type.Optional(Type.String()) }),
  'app-essentials': Type.Object({ languageTag: Type.String(), essentials: Essentials }),
  'app-registry': SignedRegistry,
  'app-session': Session,
  'app-settings': SiteSettings,
} as const;

type Kept = { [Name in keyof typeof SCHEMAS]: Static<(typeof SCHEMAS)[Name]> };

/** @returns undefined where nothing is kept, or nothing of that form */
export function readKept<Name extends keyof Kept>(name: Name): Kept[Name] | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(name) ?? '');
    return Value.Check(SCHEMAS[name], value) ? (value as Kept[Name]) : undefined;
  } catch {
    return undefined;
  }
}

/** Where storage is full or switched off nothing is kept: the next start has to ask the site. */
export function keep<Name extends keyof Kept>(name: Name, value: Kept[Name] | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  } catch (error) {
    console.warn(`${name} could not be kept.`, error);
  }
}
