import { CONSENT_COOKIE, CONSENT_SECONDS, type Consent, CURRENCY_COOKIE } from '@moien/contract';
import type { RootStore } from '@moien/shared-lib';
import { examplePage } from '../testing/example-page.tsx';
import { rememberChoices } from './remember-choices.ts';

/**
 * A page of a visitor who has answered so; every cookie that it writes, and each time that it is loaded anew.
 */
function open(consent: Consent | undefined, chooseBefore: (root: RootStore) => void = () => undefined) {
  const { root, environment } = examplePage(null, { choices: { currency: 'EUR', consent } });
  chooseBefore(root);
  const cookies: string[] = [];
  jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void cookies.push(cookie));
  let reloads = 0;
  const stop = rememberChoices(environment, () => {
    reloads += 1;
  });
  return { root, environment, cookies, stop, reloads: () => reloads };
}
afterEach(() => jest.restoreAllMocks());

const ALL = { externalContent: true };
const NECESSARY = { externalContent: false };

describe('what a visitor chooses', () => {
  it('is the currency of the next documents for a year', () => {
    const { root, cookies } = open(NECESSARY);
    root.currency.choose('CHF');
    expect(cookies).toEqual([`${CURRENCY_COOKIE}=CHF; Path=/; Max-Age=31536000; SameSite=Lax`]);
  });

  it.each([
    [ALL, '1.all'],
    [NECESSARY, '1.necessary'],
  ])('is the consent %j of the next documents for six months', (answer, value) => {
    const { root, cookies } = open(undefined);
    root.consent.give(answer);
    expect(cookies).toEqual([`${CONSENT_COOKIE}=${value}; Path=/; Max-Age=${CONSENT_SECONDS}; SameSite=Lax`]);
  });

  it.each<[string, Consent | undefined, Consent, boolean | undefined, number]>([
    ['widened', undefined, ALL, true, 0],
    ['widened later', NECESSARY, ALL, true, 0],
    ['refused', undefined, NECESSARY, undefined, 0],
    ['withdrawn', ALL, NECESSARY, undefined, 1],
    ['confirmed', ALL, ALL, undefined, 0],
  ])(
    'lets consent that is %s count from the document that can obey it',
    (_what, former, answer, needs, reloads) => {
      const page = open(former);
      page.root.consent.give(answer);
      expect(page.environment.needsDocument).toBe(needs);
      expect(page.reloads()).toBe(reloads);
      expect(page.cookies).toHaveLength(1);
    },
  );

  it.each<[string, Consent | undefined, Consent, boolean | undefined, number]>([
    ['widened', undefined, ALL, true, 0],
    ['refused', undefined, NECESSARY, undefined, 0],
    ['withdrawn', ALL, NECESSARY, undefined, 1],
  ])(
    'counts although consent was %s while the rest of the layout was not alive',
    (_what, former, answer, needs, reloads) => {
      const page = open(former, ({ consent }) => consent.give(answer));
      expect(page.environment.needsDocument).toBe(needs);
      expect(page.reloads()).toBe(reloads);
      expect(page.cookies).toEqual([expect.stringContaining(CONSENT_COOKIE)]);
    },
  );

  it('counts although the currency was chosen while the rest of the layout was not alive', () => {
    const { cookies } = open(NECESSARY, ({ currency }) => currency.choose('CHF'));
    expect(cookies).toEqual([expect.stringContaining(`${CURRENCY_COOKIE}=CHF`)]);
  });

  it('is not written again by a page where nothing was chosen', () => {
    expect(open(ALL).cookies).toEqual([]);
  });

  it('is written by nobody after the page has gone', () => {
    const { root, cookies, stop } = open(undefined);
    stop();
    root.currency.choose('USD');
    root.consent.give(ALL);
    expect(cookies).toEqual([]);
  });
});
