import pg from 'pg';

const {
  BOOL,
  BYTEA,
  DATE,
  FLOAT4,
  FLOAT8,
  INT2,
  INT4,
  INT8,
  JSON: JSON_TYPE,
  JSONB,
  NUMERIC,
  TIMESTAMPTZ,
} = pg.types.builtins;

type Parser = (text: string) => unknown;

const PARSERS = new Map<number, Parser>([
  [INT8, parseInteger],
  [NUMERIC, Number],
  [DATE, (text) => text],
  [TIMESTAMPTZ, (text) => new Date(text).toISOString()],
]);

/** Types whose own parser of pg is right; everything else stays text. */
const NATIVE = new Set<number>([BOOL, BYTEA, FLOAT4, FLOAT8, INT2, INT4, JSON_TYPE, JSONB]);

/** Parsers of one pool: days stay `YYYY-MM-DD`, instants are ISO strings, numbers are numbers. */
export function parserOf(oid: number): Parser {
  const parser = PARSERS.get(oid);
  if (parser) return parser;
  return NATIVE.has(oid) ? pg.types.getTypeParser(oid) : (text) => text;
}

/** Throws instead of rounding: money beyond 2^53 minor units is an error, not an approximation. */
function parseInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('A 64-bit integer of the database is too large.');
  return value;
}
