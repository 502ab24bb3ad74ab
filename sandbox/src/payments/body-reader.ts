import { isIP } from 'node:net';
import { paramError } from './api-error.ts';
import type { Money } from './resources.ts';

const CURRENCY = /^[A-Z]{3}$/;
const LONGEST_TAG = 255;

export type BodyReader = ReturnType<typeof createBodyReader>;

/**
 * Reads fields of a body and remembers what is wrong with them; `check` refuses the body with all of it at
 * once, as MangoPay does. Until then a field that is wrong reads as an empty value.
 */
export function createBodyReader(body: unknown) {
  const fields: Record<string, unknown> = isRecord(body) ? body : {};
  const errors: Record<string, string> = {};
  const fail = (name: string, message: string) => {
    errors[name] ??= message;
  };
  const required = (name: string) => fail(name, `The ${name} field is required.`);

  const optionalText = (name: string, longest = 255): string | null => {
    const value = fields[name] ?? null;
    if (value === null) return null;
    if (typeof value === 'string' && value.length <= longest) return value;
    fail(name, `The field ${name} must be a text of at most ${longest} characters.`);
    return null;
  };
  const text = (name: string, longest?: number): string => {
    const value = optionalText(name, longest);
    if (!value?.trim()) required(name);
    return value ?? '';
  };
  const oneOf = <Value extends string>(name: string, values: readonly Value[], otherwise?: Value): Value => {
    const given = fields[name] ?? otherwise;
    const found = values.find((value) => value === given);
    if (given === undefined) required(name);
    else if (!found) fail(name, `The value ${String(given)} is not allowed for ${name}.`);
    return found ?? (values[0] as Value);
  };
  const record = (name: string): Record<string, unknown> => {
    const value = fields[name];
    if (value === undefined || value === null) required(name);
    else if (!isRecord(value)) fail(name, `The field ${name} must be an object.`);
    return isRecord(value) ? value : {};
  };
  const money = (name: string, lowest = 0): Money => {
    const { Amount: amount, Currency: currency } = record(name);
    const isAmount = isWhole(amount) && amount >= lowest;
    if (!isAmount) fail(`${name}.Amount`, `The field Amount must be an integer of at least ${lowest}.`);
    const isCurrency = typeof currency === 'string' && CURRENCY.test(currency);
    if (!isCurrency) fail(`${name}.Currency`, 'The field Currency must be an ISO 4217 code.');
    return { Currency: isCurrency ? currency : '', Amount: isAmount ? amount : 0 };
  };

  return {
    fail,
    text,
    optionalText,
    oneOf,
    money,
    tag: () => optionalText('Tag', LONGEST_TAG),
    /** Any integer: a refund has negative fees where fees go back. */
    optionalMoney: (name: string): Money | undefined =>
      fields[name] == null ? undefined : money(name, Number.MIN_SAFE_INTEGER),
    optionalFlag: (name: string): boolean | undefined => {
      const value = fields[name] ?? undefined;
      if (value === undefined || typeof value === 'boolean') return value;
      fail(name, `The field ${name} must be true or false.`);
      return undefined;
    },
    optionalInteger: (name: string): number | null => {
      const value = fields[name] ?? null;
      if (value === null || isWhole(value)) return value;
      fail(name, `The field ${name} must be an integer.`);
      return null;
    },
    currency: (name: string): string => {
      const value = text(name, 3);
      if (!CURRENCY.test(value)) fail(name, `The field ${name} must be an ISO 4217 code.`);
      return value;
    },
    url: (name: string): string => {
      const value = text(name, 2048);
      if (!isHttpUrl(value)) fail(name, `The field ${name} must be an absolute http or https URL.`);
      return value;
    },
    ipAddress: (name: string): string => {
      const value = text(name);
      if (isIP(value) === 0) fail(name, `The field ${name} must be an IP address.`);
      return value;
    },
    record: (name: string, keys: readonly string[]): Record<string, unknown> => {
      const value = record(name);
      for (const key of keys)
        if (value[key] === undefined || value[key] === null)
          fail(`${name}.${key}`, `The ${key} field is required.`);
      return value;
    },
    raw: (name: string): unknown => fields[name] ?? null,
    /** @throws ApiError 400 when anything that was read is wrong. */
    check: () => {
      if (Object.keys(errors).length > 0) throw paramError(errors);
    },
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}
