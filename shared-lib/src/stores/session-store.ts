import type { Profile, Session } from '@moien/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { ApiClient } from '../api/api-client.ts';

/** What has become of the session in this tab: `ended` is for one that nobody has signed out of. */
export type SessionChange = 'signed-in' | 'signed-out' | 'ended';

/** What a page shows of a session. */
export type ShownSession = Readonly<Session> & Pick<SessionStore, 'isMissing' | 'isSignedIn' | 'isOwner'>;

/** Who is using the page, and what waits for them. */
export class SessionStore {
  /** As the document was drawn with it. */
  readonly ofDocument: ShownSession;

  profile: Profile | null;
  unreadNotificationCount: number;
  unreadMessageCount: number;
  bookingRequestCount: number;
  /** The document came without it, because the service did not say who is asking. */
  isMissing: boolean;
  /** Somebody has signed in on this page, which was not opened as theirs. */
  hasSignedIn = false;
  /** Whose page this is, also when their session has ended since. */
  ownerId: string | undefined;
  readonly #api: Pick<ApiClient, 'call'>;
  #onNews: ((news: SessionChange) => void) | undefined;

  constructor(session: Session, api: Pick<ApiClient, 'call'>, isMissing = false) {
    this.profile = session.profile;
    this.unreadNotificationCount = session.unreadNotificationCount;
    this.unreadMessageCount = session.unreadMessageCount;
    this.bookingRequestCount = session.bookingRequestCount;
    this.isMissing = isMissing;
    this.ownerId = session.profile?.userId;
    this.#api = api;
    const { isSignedIn, isOwner } = this;
    this.ofDocument = { ...session, isMissing, isSignedIn, isOwner };
    makeAutoObservable(this, { ofDocument: false });
  }

  get isSignedIn(): boolean {
    return this.profile !== null;
  }

  /** Specification §6: who has a payment-provider user id may let. */
  get isOwner(): boolean {
    return this.profile?.mangopayUserId != null;
  }

  /** Whether it is the same person's as this one. */
  isOf({ profile }: Session): boolean {
    return this.profile?.userId === profile?.userId;
  }

  /** Who is asking and what waits for them, anew; false when the answer does not come. */
  async load(): Promise<boolean> {
    const outcome = await this.#api.call('getSession');
    if (outcome.kind === 'ok') runInAction(() => this.follow(outcome.value));
    return outcome.kind === 'ok';
  }

  follow(session: Session) {
    this.profile = session.profile;
    this.unreadNotificationCount = session.unreadNotificationCount;
    this.unreadMessageCount = session.unreadMessageCount;
    this.bookingRequestCount = session.bookingRequestCount;
    this.isMissing = false;
    this.ownerId = session.profile?.userId ?? this.ownerId;
  }

  /** Given by the shell, which tells the browser's other tabs. */
  connect(onNews: (news: SessionChange) => void): () => void {
    this.#onNews = onNews;
    return () => {
      this.#onNews = undefined;
    };
  }

  announce(news: SessionChange) {
    if (news !== 'ended') this.hasSignedIn = news === 'signed-in';
    this.#onNews?.(news);
  }
}
