import {
  completeness,
  DOCUMENT_KINDS,
  documentDemand,
  FILE_COUNTRIES,
  FILE_ROLES,
  FILE_RULES,
  isReached,
  sourceTitle,
} from './document-rules.ts';

describe('documentDemand', () => {
  it.each([
    ['FR', 'tenant', 'rent-receipts', 'interest'],
    ['FR', 'tenant', 'utility-bill', undefined],
    ['FR', 'guarantor-person', 'utility-bill', 'interest'],
    ['FR', 'guarantor-person', 'student-card', undefined],
    ['FR', 'guarantor-company', 'company-proof', 'interest'],
    ['FR', 'tenant', 'credit-report', undefined],
    ['DE', 'tenant', 'payslips', 'signing'],
    ['DE', 'tenant', 'identity-card', undefined],
    ['DE', 'tenant', 'rent-receipts', undefined],
    ['LU', 'tenant', 'identity-card', 'signing'],
    ['LU', 'tenant', 'payslips', 'interest'],
    ['LU', 'tenant', 'tax-notice', undefined],
  ] as const)('in %s a %s is asked for %s from %s on', (country, role, kind, stage) => {
    expect(documentDemand(country, role, kind)?.stage).toBe(stage);
  });

  it('asks for nothing at a viewing, in no country', () => {
    for (const country of FILE_COUNTRIES)
      expect(FILE_RULES[country].demands.filter(({ stage }) => isReached(stage, 'viewing'))).toEqual([]);
  });

  it('has each kind in one country at least, and each at most once for a role', () => {
    const asked = FILE_COUNTRIES.flatMap((country) => FILE_RULES[country].demands.map(({ kind }) => kind));
    expect(new Set(asked)).toEqual(new Set(DOCUMENT_KINDS));
    for (const country of FILE_COUNTRIES)
      for (const role of FILE_ROLES) {
        const kinds = FILE_RULES[country].demands.filter(({ roles }) => roles.includes(role));
        expect(new Set(kinds.map(({ kind }) => kind)).size).toBe(kinds.length);
      }
  });

  it('can be complete with what may be asked', () => {
    for (const country of FILE_COUNTRIES)
      for (const role of FILE_ROLES)
        expect(completeness(country, role, DOCUMENT_KINDS).every(({ isProven }) => isProven)).toBe(true);
  });
});

describe('completeness', () => {
  it('says which categories are missing, and takes a tax notice as proof of income', () => {
    expect(completeness('FR', 'tenant', ['passport', 'tax-notice'])).toEqual([
      { category: 'identity', isProven: true },
      { category: 'home', isProven: false },
      { category: 'work', isProven: false },
      { category: 'income', isProven: true },
    ]);
  });

  it('does not count what may not be asked', () => {
    expect(completeness('DE', 'tenant', ['passport', 'work-contract'])).toEqual([
      { category: 'income', isProven: false },
    ]);
  });
});

describe('sourceTitle', () => {
  it('is in the language of the page where the law has a name in it, else in that of the law', () => {
    expect(sourceTitle('LU', 'de')).toEqual({
      ...{ language: 'de', title: 'Verordnung (EU) 2016/679, Art. 5 Abs. 1 Buchst. c' },
    });
    expect(sourceTitle('FR', 'de')).toMatchObject({ language: 'fr' });
    expect(sourceTitle('DE', 'en').language).toBe('de');
  });
});
