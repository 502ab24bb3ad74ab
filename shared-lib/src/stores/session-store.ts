import type { Profile, Session } from '@moien/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { ApiClient } from '../api/api-client.ts';

/** Who is using the page, and what waits for them. */
export class SessionStore {
  profile: Profile | null;
  unreadNotificationCount: number;
  unreadMessageCount: number;
  readonly #api: Pick<ApiClient, 'call' | 'request'>;

  constructor(session: Session, api: Pick<ApiClient, 'call' | 'request'>) {
    this.profile = session.profile;
    this.unreadNotificationCount = session.unreadNotificationCount;
    this.unreadMessageCount = session.unreadMessageCount;
    this.#api = api;
    makeAutoObservable(this);
  }

  get isSignedIn(): boolean {
    return this.profile !== null;
  }

  /** Specification §6: who has a payment-provider user id may let. */
  get isOwner(): boolean {
    return this.profile?.mangopayUserId != null;
  }

  /** Who is asking and what waits for them, anew; false when the answer does not come. */
  async load(): Promise<boolean> {
    const outcome = await this.#api.call('getSession');
    if (outcome.kind === 'ok') runInAction(() => this.follow(outcome.value));
    return outcome.kind === 'ok';
  }

  /**
   * Specification §4: the profile becomes the one that is returned.
   * @param beforeLeaving done once the server has agreed, while the profile still is there
   */
  async signOut(beforeLeaving: () => Promise<void>) {
    const session = await this.#api.request('signOut');
    if (!session) return;
    await beforeLeaving();
    runInAction(() => this.follow(session));
  }

  follow(session: Session) {
    this.profile = session.profile;
    this.unreadNotificationCount = session.unreadNotificationCount;
    this.unreadMessageCount = session.unreadMessageCount;
  }
}
