import type { Audit } from './audit-page.ts';
import { rowOf, shortfallsOf } from './figures.ts';

const GOOD: Audit = {
  performance: 97,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  firstContentfulPaint: 900,
  largestContentfulPaint: 1500,
  totalBlockingTime: 40,
  layoutShift: 0,
  bytes: 400_000,
  failed: [],
};

it('gives the median of times and the worst of what must not vary', () => {
  const runs = [GOOD, { ...GOOD, performance: 90, layoutShift: 0.01 }, { ...GOOD, accessibility: 98 }];
  expect(rowOf('home', runs)).toEqual([
    'home',
    '97',
    '90',
    '98',
    '100',
    '100',
    '0.90 s',
    '1.50 s',
    '40 ms',
    '0.010',
    '400',
  ]);
});

it('says what falls short, and nothing where all is well', () => {
  expect(shortfallsOf('home', [GOOD])).toEqual([]);
  const poor = { ...GOOD, performance: 94, seo: 92, layoutShift: 0.006, failed: ['seo: Links have no text'] };
  expect(shortfallsOf('home', [poor])).toEqual([
    'home: performance is 94, not 95.',
    'home: something moved (0.006).',
    'home: seo is 92, not 100.',
    'home: seo: Links have no text',
  ]);
});
