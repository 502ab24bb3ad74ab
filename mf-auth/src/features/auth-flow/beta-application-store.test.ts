import type { TransportRequest, TransportResponse } from '@moien/shared-lib';
import { exampleRoot } from '@moien/shared-lib/testing';
import { BetaApplicationStore } from './beta-application-store.ts';

const answered = (step: 'info' | 'success'): TransportResponse => ({
  status: 200,
  body: { message: 'We have got it.', step },
});

function createStore(changes: object = {}, answer: TransportResponse | Error = answered('success')) {
  const sent: Pick<TransportRequest, 'url' | 'body'>[] = [];
  const root = exampleRoot({
    languageTag: 'fr',
    transport: async ({ url, body }) => {
      sent.push({ url, body });
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  const store = new BetaApplicationStore(root);
  const filled = { firstName: 'Léa', lastName: 'Weber', email: 'lea@example.lu', areTermsAccepted: true };
  Object.assign(store.entry, filled, changes);
  return { store, sent };
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());
afterEach(() => jest.restoreAllMocks());

describe('the beta application (specification §4 and §5)', () => {
  it.each([
    [
      'auth-beta-apply-email-failed',
      'email',
      { email: '', firstName: '', lastName: '', areTermsAccepted: false },
    ],
    [
      'auth-beta-apply-empty-first-name',
      'firstName',
      { firstName: '', lastName: '', areTermsAccepted: false },
    ],
    ['auth-beta-apply-empty-last-name', 'lastName', { lastName: '', areTermsAccepted: false }],
    ['auth-terms-not-accepted', 'areTermsAccepted', { areTermsAccepted: false }],
  ])('asks for %s at %s before it sends anything', async (code, field, changes) => {
    const { store, sent } = createStore(changes);
    await store.apply();
    expect(store.form.problem).toEqual({ code, field });
    expect([store.step, sent.length]).toEqual(['info', 0]);
  });

  it.each(['info', 'success'] as const)('goes on to the step that the server returns: %s', async (step) => {
    const { store, sent } = createStore({ email: ' lea@example.lu ' }, answered(step));
    await store.apply();
    expect([store.step, store.form.answer]).toEqual([step, { message: 'We have got it.' }]);
    const body = { firstName: 'Léa', lastName: 'Weber', email: 'lea@example.lu', languageCode: 'fr' };
    expect(sent).toEqual([{ url: '/api/beta-apply', body }]);
  });

  it('becomes usable again when the service cannot be reached', async () => {
    const { store } = createStore({}, new Error('Network Error'));
    await store.apply();
    expect(store.form.problem).toEqual({ code: 'unreachable' });
    expect([store.step, store.form.isBusy, store.entry.firstName]).toEqual(['info', false, 'Léa']);
  });

  it('begins anew after it has been sent, and keeps what was entered until then', async () => {
    const { store } = createStore();
    store.leave();
    expect(store.entry.email).toBe('lea@example.lu');
    await store.apply();
    store.leave();
    expect([store.step, store.entry.email]).toEqual(['info', '']);
  });
});
