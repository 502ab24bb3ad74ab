import { ACCOUNT_LINK_HOURS } from '@moien/contract';
import { exampleRoot } from '@moien/shared-lib/testing';
import { consumeSignUpNext, writeSignUpNext } from './sign-up-next.ts';
import { SignUpStore } from './sign-up-store.ts';

const HOUR = 3_600_000;

afterEach(() => localStorage.clear());

describe('where somebody goes on who signs up', () => {
  it('is kept once the mail is on its way, and counts once', async () => {
    const answer = { status: 200, body: { message: 'On its way.', step: 'sign-in' } };
    const root = exampleRoot({ transport: async () => answer });
    root.authModal.open('sign-up', { next: '/de/dashboard?page=2' });
    const store = new SignUpStore(root);
    Object.assign(store.entry, {
      phonePrefix: '+352',
      phoneNumber: '621 123 456',
      firstName: 'Léa',
      lastName: 'Weber',
      email: 'lea@example.lu',
      password: 'Quetsch-2026',
      passwordConfirmation: 'Quetsch-2026',
    });
    await store.signUp();
    expect(store.step).toBe('sign-in');
    expect(consumeSignUpNext()).toBe('/de/dashboard?page=2');
    expect(consumeSignUpNext()).toBeUndefined();
  });

  it('lasts as long as the link of the mail', () => {
    writeSignUpNext('/de/dashboard', 0);
    expect(consumeSignUpNext(ACCOUNT_LINK_HOURS * HOUR)).toBeUndefined();
  });

  it('is nowhere after another sign-up that led nowhere', () => {
    writeSignUpNext('/de/dashboard');
    writeSignUpNext(undefined);
    expect(consumeSignUpNext()).toBeUndefined();
  });

  it.each(['', '{', 'null', '7', '{"next":"/de"}', '{"next":"//evil.example","until":9e15}'])(
    'is nowhere where %j is kept',
    (kept) => {
      localStorage.setItem('sign-up-next', kept);
      expect(consumeSignUpNext()).toBeUndefined();
    },
  );
});
