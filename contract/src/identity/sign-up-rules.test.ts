import {
  BETA_RULES,
  brokenRule,
  NEW_PASSWORD_RULES,
  PASSWORD_RULES,
  PHONE_STEP_RULES,
  SIGN_UP_RULES,
  type SignUpEntry,
  stepOfField,
  stripPhoneNumber,
} from './sign-up-rules.ts';

const VALID: SignUpEntry = {
  phonePrefix: '+352',
  phoneNumber: '2712',
  firstName: 'Marie',
  lastName: 'Schmit',
  email: 'marie@example.org',
  password: 'Secret-1',
  passwordConfirmation: 'Secret-1',
};

/** Enters a password twice. */
const chosen = (password: string) => ({ password, passwordConfirmation: password });

/** Specification §5, in its order, with what breaks each rule. */
const TABLE: readonly (readonly [string, Partial<SignUpEntry>, 'phone' | 'info'])[] = [
  ['auth-sign-up-email-failed', { email: '' }, 'info'],
  ['auth-sign-up-empty-first-name', { firstName: '' }, 'info'],
  ['auth-sign-up-empty-last-name', { lastName: '' }, 'info'],
  ['auth-country-phone-prefix-error-message', { phonePrefix: '' }, 'phone'],
  ['auth-phone-number-error-message', { phoneNumber: '' }, 'phone'],
  ['auth-empty-password-error-message', chosen(''), 'info'],
  ['auth-password-too-short-error-message', chosen('aB1-aB1'), 'info'],
  ['auth-password-no-uppercase-characters-error-message', chosen('secret-1'), 'info'],
  ['auth-password-no-lowercase-characters-error-message', chosen('SECRET-1'), 'info'],
  ['auth-password-no-special-characters-error-message', chosen('Secrets1'), 'info'],
  ['auth-password-no-numbers-error-message', chosen('Secret-s'), 'info'],
  ['auth-passwords-do-not-match-error-message', { passwordConfirmation: 'Secret-2' }, 'info'],
];

const slugOf = (entry: Partial<SignUpEntry>) => brokenRule(SIGN_UP_RULES, { ...VALID, ...entry })?.slug;

describe('the rules of signing up', () => {
  it('are those of the specification in its order', () => {
    expect(SIGN_UP_RULES.map(({ slug }) => slug)).toEqual(TABLE.map(([slug]) => slug));
    expect(slugOf({})).toBeUndefined();
  });

  it.each(TABLE)('%s', (slug, broken, step) => {
    expect(slugOf(broken)).toBe(slug);
    const rule = SIGN_UP_RULES.find((one) => one.slug === slug);
    expect(rule && stepOfField(rule.field)).toBe(step);
  });

  it('are asked one after the other: the first that is broken is told', () => {
    const everything = {
      email: '',
      firstName: '',
      lastName: '',
      phonePrefix: '',
      phoneNumber: '',
      ...chosen(''),
    };
    const told: string[] = [];
    const entry: SignUpEntry = { ...VALID, ...everything, passwordConfirmation: 'other' };
    const mended: readonly Partial<SignUpEntry>[] = [
      { email: VALID.email },
      { firstName: VALID.firstName },
      { lastName: VALID.lastName },
      { phonePrefix: VALID.phonePrefix },
      { phoneNumber: VALID.phoneNumber },
      { password: '  ' },
      { password: ' '.repeat(8) },
      { password: 'A       ' },
      { password: 'Aa      ' },
      { password: 'Aa-     ' },
      { password: 'Aa-1    ' },
      { passwordConfirmation: 'Aa-1    ' },
    ];
    for (const mend of mended) {
      told.push(brokenRule(SIGN_UP_RULES, entry)?.slug ?? '');
      Object.assign(entry, mend);
    }
    expect(told).toEqual(TABLE.map(([slug]) => slug));
    expect(brokenRule(SIGN_UP_RULES, entry)).toBeUndefined();
  });

  it.each([
    ['auth-sign-up-email-failed', { email: 'marie' }],
    ['auth-sign-up-email-failed', { email: 'marie@' }],
    ['auth-sign-up-email-failed', { email: ' marie@example.org' }],
    ['auth-sign-up-email-failed', { email: 'marie@example.org\n' }],
    ['auth-sign-up-email-failed', { email: `${'m'.repeat(243)}@example.org` }],
    ['auth-sign-up-empty-first-name', { firstName: ' \t\n' }],
    ['auth-sign-up-empty-last-name', { lastName: '\u00a0' }],
    ['auth-country-phone-prefix-error-message', { phonePrefix: '352' }],
    ['auth-country-phone-prefix-error-message', { phonePrefix: '+12345' }],
    ['auth-country-phone-prefix-error-message', { phonePrefix: '+352\n' }],
    ['auth-phone-number-error-message', { phoneNumber: '( )-' }],
    ['auth-password-no-special-characters-error-message', chosen('Secret 1')],
    ['auth-password-no-special-characters-error-message', chosen('Secre\u0301t1')],
    ['auth-passwords-do-not-match-error-message', { passwordConfirmation: '' }],
  ])('%s for %j', (slug, broken) => {
    expect(slugOf(broken)).toBe(slug);
  });

  it.each([
    { email: "o'neill+moien@mail.example.org" },
    { email: `${'m'.repeat(242)}@example.org` },
    chosen('Пароль-1'),
    chosen('Secret-٣'),
    chosen('Sécret-1'),
    chosen('Secret1€'),
    chosen('Secret1😀'),
  ])('take %j', (entry) => {
    expect(slugOf(entry)).toBeUndefined();
  });

  it('count characters, not their halves', () => {
    expect(slugOf(chosen('Aa1😀😀😀'))).toBe('auth-password-too-short-error-message');
  });
});

describe('rules of a part', () => {
  it('are rules 4 and 5 for the phone step (product decision 16)', () => {
    expect(PHONE_STEP_RULES).toEqual(SIGN_UP_RULES.slice(3, 5));
  });

  it('are rules 6 to 12 for a new password', () => {
    expect(NEW_PASSWORD_RULES).toEqual(SIGN_UP_RULES.slice(5));
    expect(PASSWORD_RULES).toEqual(SIGN_UP_RULES.slice(5, 11));
  });

  it.each([
    [{ email: '', firstName: '', lastName: '' }, 'auth-beta-apply-email-failed'],
    [{ email: 'a@b', firstName: '', lastName: '' }, 'auth-beta-apply-empty-first-name'],
    [{ email: 'a@b', firstName: 'A', lastName: ' ' }, 'auth-beta-apply-empty-last-name'],
    [{ email: 'a@b', firstName: 'A', lastName: 'B' }, undefined],
  ])('are the beta’s for %j: %s', (entry, slug) => {
    expect(brokenRule(BETA_RULES, entry)?.slug).toBe(slug);
  });
});

describe('a phone number', () => {
  it.each([
    ['+352 621-123 (456)', '352 621-123 (456)'],
    ['tel. 621.123', ' 621123'],
    ['٦٢١', ''],
    ['621\u00a0123\t4\n5', '62112345'],
    ['', ''],
  ])('%j becomes %j', (text, stripped) => {
    expect(stripPhoneNumber(text)).toBe(stripped);
  });
});
