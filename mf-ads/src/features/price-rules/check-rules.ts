import { type CurrencyCode, isDay, PRICE_RULE_NAME_MAXIMUM } from '@moien/contract';
import { array, object, string, ValidationError } from 'yup';
import { readPrice, readWhole } from '../fields/read-entry.ts';
import { DISCOUNT_KINDS, type DiscountEntry, type RuleEntry, type RuleSetEntry } from './rule-entry.ts';
import { readPercent } from './rule-set-of.ts';

export type RuleErrors = Partial<Record<keyof RuleEntry, string>>;

/** Slugs of what is wrong, by where it is; nothing when it can be saved. */
export type RuleSetErrors = {
  rules: Readonly<Record<string, RuleErrors>>;
  discounts: Partial<Record<keyof RuleSetEntry['discounts'], Partial<Record<keyof DiscountEntry, string>>>>;
  limits: Partial<Record<'noticeDays' | 'preparationDays' | 'bookingWindowDays', string>>;
};

const wholeOrNothing = (slug: string, minimum: number, maximum: number) =>
  string().test(
    'whole',
    slug,
    (text = '') => text.trim() === '' || readWhole(text, minimum, maximum) !== undefined,
  );
const nights = wholeOrNothing('nights-wrong', 1, 365);

/** Each rule answers with the slug of what to say. The API refuses the same. */
const ruleSchema = (currency: CurrencyCode) =>
  object({
    name: string().trim().required('name-missing').max(PRICE_RULE_NAME_MAXIMUM, 'name-long'),
    firstDay: string().test('day', 'day-missing', (day = '', { parent }) => isWeekday(parent) || isDay(day)),
    lastDay: string()
      .test('day', 'day-missing', (day = '', { parent }) => isWeekday(parent) || isDay(day))
      .test('order', 'days-reversed', (day = '', { parent }) => isWeekday(parent) || day >= parent.firstDay),
    weekdays: array().test(
      'some',
      'weekdays-missing',
      (days, { parent }) => !isWeekday(parent) || (days ?? []).length > 0,
    ),
    price: string().test(
      'price',
      ({ value }) => value,
      (text = '', context) => {
        const problem = priceProblem(context.parent, text, currency);
        return problem === undefined || context.createError({ message: problem });
      },
    ),
    minimumNights: nights,
    maximumNights: nights.test(
      'order',
      'nights-reversed',
      (text = '', { parent }) => text.trim() === '' || Number(text) >= Number(parent.minimumNights),
    ),
  });

const isWeekday = ({ kind }: Pick<RuleEntry, 'kind'>) => kind === 'weekday';

function priceProblem(entry: RuleEntry, text: string, currency: CurrencyCode): string | undefined {
  switch (entry.priceMode) {
    case 'surcharge':
    case 'reduction':
      return readPercent(entry.priceMode, text) === undefined ? `${entry.priceMode}-wrong` : undefined;
    case 'fixed': {
      const read = readPrice(text, currency);
      if ('error' in read) return `price-${read.error}`;
      return read.value === null ? 'price-wrong' : undefined;
    }
    case 'none':
      return saysNothing(entry) ? 'rule-empty' : undefined;
  }
}

const saysNothing = ({ minimumNights, maximumNights, arrivalWeekdays, departureWeekdays }: RuleEntry) =>
  minimumNights + maximumNights === '' && arrivalWeekdays.length + departureWeekdays.length === 0;

const discountSchema = object({
  percent: wholeOrNothing('discount-wrong', 1, 90),
  days: wholeOrNothing('discount-days-wrong', 0, 365).test(
    'given',
    'discount-days-wrong',
    (days = '', { parent, options }) =>
      !options.context?.needsDays || parent.percent.trim() === '' || days.trim() !== '',
  ),
});

const limitsSchema = object({
  noticeDays: wholeOrNothing('notice-wrong', 0, 90),
  preparationDays: wholeOrNothing('preparation-wrong', 0, 14),
  bookingWindowDays: wholeOrNothing('booking-window-wrong', 1, 730),
});

export function checkRules(entry: RuleSetEntry, currency: CurrencyCode): RuleSetErrors {
  const schema = ruleSchema(currency);
  const rules = entry.rules.map((rule) => [rule.id, problemsOf(schema, rule)] as const);
  const discounts = DISCOUNT_KINDS.map((kind) => {
    const needsDays = kind === 'early-booking' || kind === 'last-minute';
    return [kind, problemsOf(discountSchema, entry.discounts[kind], { needsDays })] as const;
  });
  return {
    rules: withProblems(rules),
    discounts: withProblems(discounts),
    limits: problemsOf(limitsSchema, entry),
  };
}

export const isFaultless = ({ rules, discounts, limits }: RuleSetErrors) =>
  [rules, discounts, limits].every((problems) => Object.keys(problems).length === 0);

const withProblems = (entries: (readonly [string, Record<string, string>])[]) =>
  Object.fromEntries(entries.filter(([, problems]) => Object.keys(problems).length > 0));

/** The first problem of each field. */
function problemsOf(
  schema: { validateSync: (value: unknown, options: object) => unknown },
  value: unknown,
  context: object = {},
): Record<string, string> {
  try {
    schema.validateSync(value, { abortEarly: false, context });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path = '', message }) => [path, message]).reverse());
  }
}
