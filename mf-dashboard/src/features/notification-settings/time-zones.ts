/** Where a browser does not list them. */
const COMMON = ['Europe/Berlin', 'Europe/Brussels', 'Europe/Luxembourg', 'Europe/Paris', 'UTC'];

/** IANA names that can be chosen, with the one that is. */
export function timeZones(chosen: string): string[] {
  const known = Intl.supportedValuesOf?.('timeZone') ?? COMMON;
  return [...new Set([...known, chosen])].sort();
}
