import { dayAt, instantOf } from '@moien/contract';
import ICAL from 'ical.js';
import { findIana } from 'windows-iana';

/** The instant at which clocks show a time, which is given as if it were UTC; both in milliseconds. */
export type Zone = (wallClock: number) => number;

export const UTC: Zone = (wallClock) => wallClock;

export type FindZone = (name: string) => Zone | undefined;

/**
 * Time zones by their name in a file: IANA names, also behind a prefix ("/mozilla.org/2005/Europe/Berlin"),
 * names of Windows, and those that the file itself describes. Undefined for any other: its times are taken as
 * those of the home.
 */
export function createZones(descriptions: readonly string[][]): FindZone {
  const described = new Map(descriptions.flatMap(readDescription));
  const known = new Map<string, Zone | undefined>();
  return (name) => {
    if (!known.has(name)) known.set(name, ianaZone(name) ?? described.get(name));
    return known.get(name);
  };
}

function ianaZone(name: string): Zone | undefined {
  const parts = name.split('/').filter(Boolean);
  const [windowsName] = findIana(name);
  const candidates = [name, windowsName, parts.slice(-2).join('/'), parts.slice(-3).join('/')];
  const found = candidates.find((candidate) => candidate !== undefined && isTimeZone(candidate));
  if (found === undefined) return undefined;
  return (wallClock) => {
    const text = new Date(wallClock).toISOString();
    return instantOf(text.slice(0, 10), text.slice(11, 16), found).getTime();
  };
}

function isTimeZone(name: string): boolean {
  try {
    dayAt(new Date(0), name);
    return true;
  } catch {
    return false;
  }
}

function readDescription(lines: readonly string[]): [string, Zone][] {
  try {
    const component = new ICAL.Component(ICAL.parse(lines.join('\r\n')));
    const zone = new ICAL.Timezone(component);
    if (component.getAllSubcomponents().length === 0) return [];
    return [[zone.tzid, (wallClock) => wallClock - offsetAt(zone, wallClock) * 1000]];
  } catch {
    return [];
  }
}

function offsetAt(zone: ICAL.Timezone, wallClock: number): number {
  return zone.utcOffset(ICAL.Time.fromDateTimeString(new Date(wallClock).toISOString().slice(0, 19)));
}
