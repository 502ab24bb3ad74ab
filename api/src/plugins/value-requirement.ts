import { CountryCode, Day, EMAIL_PATTERN } from '@moien/contract';
import type { Message, MessageSlug } from '../messages/message-text.ts';

/** JSON Schema keywords from which a validation message is made. */
export type SchemaNode = {
  type?: unknown;
  const?: unknown;
  anyOf?: readonly SchemaNode[];
  required?: readonly string[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  pattern?: string;
  maxLength?: number;
};

const TYPES: Record<string, MessageSlug> = {
  string: 'field-text',
  number: 'field-number',
  integer: 'field-whole-number',
  boolean: 'field-flag',
  array: 'field-list',
  object: 'field-object',
};

const PATTERNS: Record<string, MessageSlug> = {
  [EMAIL_PATTERN]: 'field-email',
  [patternOf(Day)]: 'field-day',
  [patternOf(CountryCode)]: 'field-country-code',
};

function patternOf(schema: object): string {
  return String(Reflect.get(schema, 'pattern'));
}

const EXAMPLE_ID = '0198c7e4-5b1a-7c3e-9f00-1a2b3c4d5e6f';

/** What a value must be, by the JSON Schema keyword that it violates. The caller fills in `name`. */
export function requirementOf(
  keyword: string,
  node: SchemaNode,
  { limit, allowedValue, allowedValues, type, format }: Record<string, unknown>,
): Message {
  const count = Number(limit);
  switch (keyword) {
    case 'type':
      return typeRequirement(String(type), node);
    case 'minimum':
    case 'exclusiveMinimum':
    case 'maximum':
    case 'exclusiveMaximum':
      return rangeRequirement(keyword, node, count);
    case 'minLength':
      if (count === 1) return { slug: 'field-empty' };
      return lengthRequirement(node) ?? { slug: 'field-too-short', values: { count } };
    case 'maxLength':
      return lengthRequirement(node) ?? { slug: 'field-too-long', values: { count } };
    case 'minItems':
      return { slug: 'field-too-few', values: { count } };
    case 'maxItems':
      return { slug: 'field-too-many', values: { count } };
    case 'uniqueItems':
      return { slug: 'field-doubled' };
    case 'const':
      return { slug: 'field-choice', values: { choices: [String(allowedValue)] } };
    case 'enum':
      return { slug: 'field-choice', values: { choices: [allowedValues].flat().map(String) } };
    case 'pattern':
      return { slug: PATTERNS[node.pattern ?? ''] ?? 'field-form' };
    case 'format':
      return format === 'uuid'
        ? { slug: 'field-uuid', values: { example: EXAMPLE_ID } }
        : { slug: 'field-form' };
    default:
      return { slug: 'field-form' };
  }
}

function typeRequirement(type: string, { minimum, maximum }: SchemaNode): Message {
  if (type === 'integer' && minimum !== undefined && maximum !== undefined)
    return { slug: 'field-whole-number-range', values: { minimum, maximum } };
  return { slug: TYPES[type] ?? 'field-form' };
}

function rangeRequirement(keyword: string, { minimum, maximum }: SchemaNode, limit: number): Message {
  if (minimum !== undefined && maximum !== undefined)
    return { slug: 'field-range', values: { minimum, maximum } };
  return /minimum/i.test(keyword)
    ? { slug: 'field-minimum', values: { minimum: limit } }
    : { slug: 'field-maximum', values: { maximum: limit } };
}

/** Undefined when the minimum is 0 or 1, or there is no maximum. */
function lengthRequirement({ minLength = 0, maxLength }: SchemaNode): Message | undefined {
  if (minLength <= 1 || maxLength === undefined) return undefined;
  return { slug: 'field-length', values: { minimum: minLength, maximum: maxLength } };
}
