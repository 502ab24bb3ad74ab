import type { QuoteLine } from '@moien/contract';
import { createTexts } from '@moien/shared-lib';
import en from '../../locales/en.json' with { type: 'json' };
import { lineName } from './line-name.ts';

const t = createTexts('en', { dashboard: en }).getFixedT('en', 'dashboard');

it.each<[Partial<QuoteLine>, string]>([
  [{ kind: 'nights', quantity: 3, unitAmount: 14_200 }, '3 nights × €142'],
  [{ kind: 'cleaning-fee' }, 'Cleaning fee'],
  [{ kind: 'option', quantity: 14, unitAmount: 1_200 }, 'Extra, 14 × €12'],
  [{ kind: 'tourist-tax', quantity: 14, unitAmount: 250 }, 'Tourist tax, 14 × €2.50'],
  [{ kind: 'discount', discountKind: 'weekly', percent: 10 }, 'Weekly discount, 10%'],
  [{ kind: 'service-fee', percent: 6 }, 'Service fee'],
])('a line %j is %s', (line, name) => {
  const whole = { quantity: 1, unitAmount: 1, amount: 1, ...line } as QuoteLine;
  expect(lineName(whole, { currency: 'EUR' }, 'en', t)).toBe(name);
});
