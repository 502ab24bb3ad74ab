import { CURRENCY_EXPONENTS, type CurrencyCode } from '@moien/contract';

/** Largest value of a PostgreSQL smallint; stays are far shorter. */
const SMALLINT_MAXIMUM = 32_767;

/** A value of a cell, or a sentence that says why it cannot be read. */
export type Parsed<Value> = { value: Value } | { reason: string };

/**
 * A price such as `$1,250.00` in minor units; null when the cell is empty or the price is nought.
 * The `$` stands for the local currency, whichever that is.
 */
export function parsePrice(text: string, currency: CurrencyCode): Parsed<number | null> {
  const trimmed = text.trim();
  if (trimmed === '') return { value: null };
  const match = /^[$€£]?\s?(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/.exec(trimmed);
  if (!match) return { reason: `price «${shorten(text)}» cannot be read` };
  const amount = Number(`${match[1]?.replaceAll(',', '')}.${match[2] ?? '0'}`);
  if (amount >= 1e9) return { reason: `price «${shorten(text)}» is too high` };
  const minorUnits = Math.round(amount * 10 ** CURRENCY_EXPONENTS[currency]);
  return { value: minorUnits === 0 ? null : minorUnits };
}

/**
 * A number of bathrooms from the `bathrooms` cell, else from text such as `1.5 shared baths` or `Half-bath`.
 */
export function parseBathrooms(cell: string, text: string): number | null {
  const number = parseNumber(cell);
  if (number !== null && number >= 0 && number < 1000) return Math.round(number * 10) / 10;
  const leading = /^\s*(\d{1,3}(?:\.\d)?)\s+(?:shared |private )?baths?\b/i.exec(text);
  if (leading) return Number(leading[1]);
  return /\bhalf-bath\b/i.test(text) ? 0.5 : null;
}

/** A whole number of at least nought, also written `2.0`; null when the cell is empty or something else. */
export function parseCount(text: string): number | null {
  const match = /^(\d{1,10})(?:\.0+)?$/.exec(text.trim());
  return match ? Math.min(Number(match[1]), SMALLINT_MAXIMUM) : null;
}

/** A number of nights of at least one; null when there is none. */
export function parseNights(text: string): number | null {
  const nights = parseCount(text);
  return nights !== null && nights >= 1 ? nights : null;
}

/** A decimal number, null when the cell is not one. */
export function parseNumber(text: string): number | null {
  return /^-?\d{1,12}(?:\.\d{1,20})?$/.test(text.trim()) ? Number(text) : null;
}

/** `t` or `f`, as the scraper writes truth. */
export function parseTruth(text: string): boolean | undefined {
  if (text === 't') return true;
  return text === 'f' ? false : undefined;
}

/** Text of a stranger, on one line and without control characters; it is shown as text only. */
export function cleanText(text: string, maximumLength: number): string {
  const spaced = text.normalize('NFC').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\s]+/gu, ' ');
  return [...spaced].slice(0, maximumLength).join('').trim();
}

/** A part of a cell that fits in a message. */
export function shorten(text: string): string {
  return cleanText(text, 40);
}
