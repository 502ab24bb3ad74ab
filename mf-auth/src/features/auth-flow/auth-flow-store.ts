import type { FeatureStore, FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { makeAutoObservable } from 'mobx';
import { ProviderStore } from '../provider-buttons/provider-store.ts';
import { BetaApplicationStore } from './beta-application-store.ts';
import { SignInStore } from './sign-in-store.ts';
import { SignUpStore } from './sign-up-store.ts';

/** The modes of the modal with what was entered in each; which of them is shown, the root knows. */
export class AuthFlowStore implements FeatureStore {
  readonly signIn: SignInStore;
  readonly signUp: SignUpStore;
  readonly beta: BetaApplicationStore;
  readonly providers: ProviderStore;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    this.signIn = new SignInStore(root.api, (session) => root.signedIn(session));
    this.signUp = new SignUpStore(root);
    this.beta = new BetaApplicationStore(root);
    this.providers = new ProviderStore(root.api, root.essentials.essentials.authProviderArray);
    makeAutoObservable(this);
    this.signIn.resume();
  }

  /**
   * Specification §4: the link between signing in and signing up. What is left begins at its first step; a
   * sign-up that was closed goes on where it was.
   */
  toggle() {
    const { authModal } = this.#root;
    const isSignUp = authModal.mode === 'sign-up';
    this.#carryEmail(isSignUp);
    if (isSignUp) this.signUp.restart();
    this.signIn.restart();
    authModal.open(isSignUp ? 'sign-in' : 'sign-up');
  }

  close() {
    this.#root.authModal.close();
  }

  /** The modal has closed: what was entered stays, but for what is secret. */
  dropSecrets() {
    this.signIn.dropSecrets();
    this.signUp.dropSecrets();
    this.beta.leave();
  }

  toSnapshot() {
    return null;
  }

  /** An address need not be written twice. */
  #carryEmail(isToSignIn: boolean) {
    const { signIn, signUp } = this;
    if (isToSignIn) signIn.email ||= signUp.entry.email;
    else signUp.entry.email ||= signIn.email;
  }
}

export const authFlowStore: FeatureStoreDefinition<AuthFlowStore> = {
  key: 'auth/flow',
  create: (root) => new AuthFlowStore(root),
};
