import { type CurrencyCode, type Day, isDay } from '@moien/contract';
import { XMLParser } from 'fast-xml-parser';
import { Type } from 'typebox';
import { Value } from 'typebox/value';

/** Units of a currency for one euro, as published for a day. */
export type Rate = { currency: CurrencyCode; day: Day; rate: number };

/** Of the European Central Bank's thirty currencies, those that prices know. */
const CURRENCIES = ['CHF', 'GBP', 'USD', 'CAD'] as const satisfies CurrencyCode[];
/** Far outside of what any of them ever was. */
const RATE = { minimum: 0.05, maximum: 50 };

const DecimalText = Type.String({ pattern: '^\\d{1,7}(\\.\\d{1,6})?$' });
const Document = Type.Object({
  Envelope: Type.Object({
    Cube: Type.Object({
      Cube: Type.Object({
        time: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
        Cube: Type.Array(
          Type.Object({ currency: Type.String({ pattern: '^[A-Z]{3}$' }), rate: DecimalText }),
          { minItems: 1, maxItems: 100 },
        ),
      }),
    }),
  }),
});

/** Says what is wrong with what the bank's address answered. */
export class RatesError extends Error {
  override readonly name = 'RatesError';
}

/**
 * Reads `eurofxref-daily.xml`; all of it is refused when a part of it is not as expected.
 * @param today a later day is refused
 * @throws RatesError
 */
export function readEcbRates(xml: string, today: Day): Rate[] {
  const { time: day, Cube: cubes } = parse(xml).Envelope.Cube.Cube;
  if (!isDay(day)) throw new RatesError(`The rates are of a day that does not exist: ${day}.`);
  if (day > today) throw new RatesError(`The rates are of a day to come: ${day}.`);
  return CURRENCIES.map((currency) => {
    const [found, second] = cubes.filter((cube) => cube.currency === currency);
    if (!found || second) throw new RatesError(`There is not one rate for ${currency}.`);
    const rate = Number(found.rate);
    if (rate < RATE.minimum || rate > RATE.maximum)
      throw new RatesError(`The rate for ${currency} cannot be: ${found.rate}.`);
    return { currency, day, rate };
  });
}

function parse(xml: string) {
  // Declarations could define entities that grow; the bank has none.
  if (/<!(?!--)/.test(xml)) throw new RatesError('The rates come with a document type.');
  const document = parseXml(xml);
  if (!Value.Check(Document, document))
    throw new RatesError('The rates are not in the form of eurofxref-daily.');
  return document;
}

function parseXml(xml: string): unknown {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    removeNSPrefix: true,
    parseAttributeValue: false,
    processEntities: false,
  });
  try {
    return parser.parse(xml, true);
  } catch {
    throw new RatesError('The rates are not XML.');
  }
}
