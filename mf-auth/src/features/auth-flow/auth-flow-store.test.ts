import { exampleEssentials, exampleRoot } from '@moien/shared-lib/testing';
import { authFlowStore } from './auth-flow-store.ts';

function createFlow() {
  const root = exampleRoot({ essentials: exampleEssentials });
  return { root, flow: root.feature(authFlowStore) };
}

describe('the link between signing in and signing up (specification §4)', () => {
  it.each(['phone', 'info', 'sign-in'] as const)(
    'leads from signing up at %s to signing in, and back to the first step',
    (step) => {
      const { root, flow } = createFlow();
      root.authModal.open('sign-up', { next: '/de/dashboard' });
      flow.signUp.follow(step);
      flow.toggle();
      expect([root.authModal.mode, flow.signIn.step, flow.signUp.step]).toEqual([
        'sign-in',
        'sign-in',
        'phone',
      ]);
      flow.toggle();
      expect([root.authModal.mode, flow.signUp.step]).toEqual(['sign-up', 'phone']);
      expect(root.authModal.next).toBe('/de/dashboard');
    },
  );

  it('leads from a code back to its first step', () => {
    const { root, flow } = createFlow();
    root.authModal.open('sign-in');
    flow.signIn.toggleMethod();
    flow.signIn.set('token', '1');
    flow.toggle();
    flow.toggle();
    expect([root.authModal.mode, flow.signIn.method, flow.signIn.step]).toEqual([
      'sign-in',
      'token',
      'request-token',
    ]);
  });

  it('leads out of the forgotten password', () => {
    const { root, flow } = createFlow();
    root.authModal.open('sign-in');
    flow.signIn.openForgotten();
    flow.toggle();
    flow.toggle();
    expect(flow.signIn.forgotten.step).toBeUndefined();
  });

  it('carries the address along, and takes none away', () => {
    const { root, flow } = createFlow();
    root.authModal.open('sign-in');
    flow.signIn.set('email', 'lea@example.lu');
    flow.toggle();
    expect(flow.signUp.entry.email).toBe('lea@example.lu');
    flow.signUp.set('email', 'other@example.lu');
    flow.toggle();
    expect(flow.signIn.email).toBe('lea@example.lu');
  });
});

describe('a modal that closes', () => {
  it('keeps what was entered in every mode, but no password and no code', () => {
    const { root, flow } = createFlow();
    root.authModal.open('sign-up');
    flow.signUp.set('firstName', 'Léa');
    flow.signUp.set('password', 'Quetsch-2026');
    flow.signUp.set('passwordConfirmation', 'Quetsch-2026');
    flow.signIn.set('email', 'lea@example.lu');
    flow.signIn.set('password', 'Quetsch-2026');
    flow.signIn.set('token', '123456');
    flow.beta.set('lastName', 'Weber');
    flow.close();
    flow.dropSecrets();
    expect(root.authModal.mode).toBeNull();
    const { signIn, signUp, beta } = flow;
    expect([signIn.email, signUp.entry.firstName, beta.entry.lastName]).toEqual([
      'lea@example.lu',
      'Léa',
      'Weber',
    ]);
    const secrets = [signIn.password, signIn.token, signUp.entry.password, signUp.entry.passwordConfirmation];
    expect(secrets).toEqual(['', '', '', '']);
  });

  it('lets a sign-up go on at its step, also by the link of the sign-in that is opened next', () => {
    const { root, flow } = createFlow();
    root.authModal.open('sign-up');
    flow.signUp.follow('info');
    flow.close();
    root.authModal.open('sign-in');
    flow.toggle();
    expect([root.authModal.mode, flow.signUp.step]).toEqual(['sign-up', 'info']);
  });

  it('hands no entry over to a document or another release', () => {
    expect(createFlow().flow.toSnapshot()).toBeNull();
  });
});
