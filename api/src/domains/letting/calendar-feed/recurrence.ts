import { RRuleTemporal } from 'rrule-temporal';
import type { Zone } from './calendar-zone.ts';

/** Steps of a rule, such as the days since 1970; a rule that needs more is not followed. */
const STEPS_MAXIMUM = 40_000;

export type Window = { from: number; to: number };

type Rule = { text: string; start: number; isDate: boolean; zone: Zone | undefined };

/**
 * When an event comes again by its RRULE (RFC 5545 §3.3.10), as wall clocks in the window, both ends
 * included. Rules speak of clocks, not of instants: each Friday at 15:00 stays 15:00 in summer.
 * @returns undefined for a rule that is none or has no end in sight
 */
export function expandRule({ text, start, isDate, zone }: Rule, window: Window): number[] | undefined {
  const parts = text
    .split(';')
    .filter(Boolean)
    .map((part) => (/^UNTIL=/i.test(part) ? untilOnTheClock(part.slice(6), isDate, zone) : part));
  try {
    const rule = new RRuleTemporal({
      rruleString: `DTSTART:${compact(start)}Z\nRRULE:${parts.join(';')}`,
      maxIterations: STEPS_MAXIMUM,
      includeDtstart: true,
      cache: false,
    });
    return rule
      .between(new Date(window.from), new Date(window.to), true)
      .map((occurrence) => occurrence.epochMilliseconds);
  } catch {
    return undefined;
  }
}

/**
 * UNTIL is an instant where DTSTART has a zone, and rules are followed on the clock. A day alone, which many
 * write for a time, means all of that day.
 */
function untilOnTheClock(value: string, isDate: boolean, zone: Zone | undefined): string {
  const [, year, month, day, hour = '23', minute = '59', second = '59'] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d))?Z?$/i.exec(value) ?? [];
  if (year === undefined) return `UNTIL=${value}`;
  const given = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    ...(isDate ? ([23, 59, 59] as const) : ([Number(hour), Number(minute), Number(second)] as const)),
  );
  const isInstant = /Z$/i.test(value) && !isDate && zone !== undefined;
  return `UNTIL=${compact(isInstant ? given + (given - zone(given)) : given)}Z`;
}

/** As `20270510T150000`. */
const compact = (wallClock: number) => new Date(wallClock).toISOString().replaceAll(/[-:]|\.\d+Z$/g, '');
