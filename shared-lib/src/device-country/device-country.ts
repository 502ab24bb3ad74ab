import { deviceTimeZone } from '../ui/instant.ts';

/** In the browsers of 2026; TypeScript does not know it yet. */
type LocaleWithZones = Intl.Locale & { getTimeZones?: () => string[] | undefined };

/**
 * A first guess of where somebody is (specification §9): the country in whose time zones the device's is, by
 * the data that each browser has. Only in the browser.
 * @param codes of the countries that can be meant, ISO 3166-1 alpha-2
 * @returns undefined where the zone is no country's, such as UTC, or the browser does not tell
 */
export function deviceCountry(codes: readonly string[], timeZone = deviceTimeZone()): string | undefined {
  return codes.find((code) => zonesOf(code).includes(timeZone));
}

function zonesOf(code: string): string[] {
  const locale: LocaleWithZones = new Intl.Locale(`und-${code}`);
  return locale.getTimeZones?.() ?? [];
}
