import type { Account, AccountSession, AuthProvider, Passkey, SecurityEvent } from '@moien/contract';
import type { CallOutcome, FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { type FormProblem, outcomeProblem } from '../forms/form-problem.ts';
import { Resource } from './resource.ts';

type Root = Pick<RootStore, 'api' | 'session'>;

/** Newest first, as far as they have been asked for. */
export type Activity = { events: readonly SecurityEvent[]; hasMore: boolean };

/** What an account's owner sees of it. */
export class AccountSecurityStore {
  readonly account: Resource<Account>;
  readonly sessions: Resource<AccountSession[]>;
  readonly passkeys: Resource<Passkey[]>;
  readonly providers: Resource<AuthProvider[]>;
  readonly activity: Resource<Activity>;
  /** Ids of sessions that are being ended. */
  readonly ending = observable.set<string>();
  isEndingOthers = false;
  isLoadingMoreActivity = false;
  #userId: string | undefined;
  readonly #root: Root;

  constructor(root: Root) {
    this.#root = root;
    const { api } = root;
    this.account = new Resource(() => api.call('getAccount'));
    this.sessions = new Resource(async () =>
      part(await api.call('getAccountSessions'), ({ sessionArray }) => sessionArray),
    );
    this.passkeys = new Resource(async () =>
      part(await api.call('getPasskeys'), ({ passkeyArray }) => passkeyArray),
    );
    this.providers = new Resource(async () =>
      part(await api.call('getAuthProviders'), ({ providerArray }) => providerArray),
    );
    this.activity = new Resource(async () => part(await api.call('getSecurityEvents'), activityOf));
    makeAutoObservable(this, {
      account: false,
      sessions: false,
      passkeys: false,
      providers: false,
      activity: false,
      ending: false,
    });
  }

  /** Each part comes when it comes. */
  load() {
    const userId = this.#root.session.profile?.userId;
    if (userId !== this.#userId) {
      this.account.forget();
      this.sessions.forget();
      this.passkeys.forget();
      this.activity.forget();
    }
    this.#userId = userId;
    const { account, sessions, passkeys, providers, activity } = this;
    for (const resource of [account, sessions, passkeys, providers, activity]) void resource.load();
  }

  /** After a change of them: the account knows whether there is one. */
  async loadPasskeys() {
    await Promise.all([this.passkeys.load(), this.account.load()]);
  }

  /** Nothing of the page has come, for want of a connection. */
  get isOffline(): boolean {
    return [this.account, this.sessions, this.activity].every(
      ({ value, problem }) => value === undefined && problem === 'offline',
    );
  }

  /** This one first, then the one seen last. */
  get sessionsInOrder(): AccountSession[] | undefined {
    return this.sessions.value?.toSorted(
      (one, other) =>
        Number(other.isCurrent) - Number(one.isCurrent) || other.lastSeenAt.localeCompare(one.lastSeenAt),
    );
  }

  /** @returns why it did not end */
  async endSession(id: string): Promise<FormProblem | undefined> {
    this.ending.add(id);
    const outcome = await this.#root.api.call('endAccountSession', { path: { id } });
    runInAction(() => this.ending.delete(id));
    if (outcome.kind !== 'ok') return outcomeProblem(outcome);
    this.sessions.follow(this.sessions.value?.filter((session) => session.id !== id) ?? []);
    return undefined;
  }

  /** @returns why they did not end */
  async endOtherSessions(): Promise<FormProblem | undefined> {
    this.isEndingOthers = true;
    const outcome = await this.#root.api.call('endOtherSessions');
    runInAction(() => {
      this.isEndingOthers = false;
    });
    if (outcome.kind !== 'ok') return outcomeProblem(outcome);
    this.sessions.follow(this.sessions.value?.filter(({ isCurrent }) => isCurrent) ?? []);
    return undefined;
  }

  /** Those before the last one that is known. @returns why they did not come */
  async loadMoreActivity(): Promise<FormProblem | undefined> {
    const known = this.activity.value;
    const after = known?.events.at(-1)?.id;
    if (after === undefined || this.isLoadingMoreActivity) return undefined;
    this.isLoadingMoreActivity = true;
    const outcome = await this.#root.api.call('getSecurityEvents', { query: new URLSearchParams({ after }) });
    runInAction(() => {
      this.isLoadingMoreActivity = false;
    });
    if (outcome.kind !== 'ok') return outcomeProblem(outcome);
    // The list has been asked for anew meanwhile, or is somebody else's.
    if (this.activity.value !== known) return undefined;
    const { events, hasMore } = activityOf(outcome.value);
    this.activity.follow({ events: [...(known?.events ?? []), ...events], hasMore });
    return undefined;
  }

  /** It is asked for anew each time: what it shows belongs to a person. */
  toSnapshot() {
    return undefined;
  }
}

export const accountSecurityStore: FeatureStoreDefinition<AccountSecurityStore> = {
  key: 'auth/account-security',
  create: (root) => new AccountSecurityStore(root),
};

function activityOf(page: { securityEventArray: readonly SecurityEvent[]; hasMore: boolean }): Activity {
  return { events: page.securityEventArray, hasMore: page.hasMore };
}

function part<Whole, Part>(outcome: CallOutcome<Whole>, of: (whole: Whole) => Part): CallOutcome<Part> {
  return outcome.kind === 'ok' ? { kind: 'ok', value: of(outcome.value) } : outcome;
}
