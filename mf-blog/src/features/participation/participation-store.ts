import { type EventParticipation, SIGNED_OUT_CODE } from '@moien/contract';
import type { FeatureStore, FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { makeAutoObservable, observable, reaction, runInAction } from 'mobx';
import { readPendingJoin, removePendingJoin, storePendingJoin } from './pending-join.ts';

/** `message` is the service's own, when it said any. */
export type ParticipationFailure = { eventId: string; message?: string };

/**
 * Joins and leaves the event of the page for the person who is signed in. A visitor is asked to sign in
 * first; the event is joined after that.
 */
export class ParticipationStore implements FeatureStore {
  readonly #root: RootStore;
  readonly #known = observable.map<string, EventParticipation>();
  /** What is asked of the service. */
  isBusy = false;
  failure: ParticipationFailure | undefined;
  #eventId: string | undefined;
  #userId: string | undefined;
  #isWatching = false;

  constructor(root: RootStore) {
    this.#root = root;
    makeAutoObservable(this);
  }

  of(eventId: string): EventParticipation | undefined {
    return this.#known.get(eventId);
  }

  /** Told by an event's page once it is alive: from now on the store follows who is signed in. */
  watch(eventId: string) {
    this.#eventId = eventId;
    this.failure = undefined;
    if (this.#isWatching) return void this.#open();
    this.#isWatching = true;
    const { session, authModal } = this.#root;
    reaction(
      () => session.profile?.userId,
      (userId) => this.#follow(userId),
      { fireImmediately: true },
    );
    reaction(
      () => authModal.mode,
      (mode) => mode === null && !session.isSignedIn && removePendingJoin(),
    );
  }

  async join(eventId: string): Promise<void> {
    if (!this.#root.session.isSignedIn) {
      storePendingJoin(eventId);
      return this.#root.authModal.open('sign-in', { purpose: 'join-event' });
    }
    await this.#change('joinEvent', eventId);
  }

  leave(eventId: string): Promise<void> {
    return this.#change('leaveEvent', eventId);
  }

  /** Nothing is put into the document: who is signed in may be another person in the next one. */
  toSnapshot() {
    return undefined;
  }

  #follow(userId: string | undefined) {
    this.#userId = userId;
    this.#known.clear();
    void this.#open();
  }

  async #open(): Promise<void> {
    const eventId = this.#eventId;
    if (!eventId || !this.#root.session.isSignedIn) return;
    if (readPendingJoin() === eventId) {
      removePendingJoin();
      return this.#change('joinEvent', eventId);
    }
    await this.#ask('getEventParticipation', eventId);
  }

  async #change(name: 'joinEvent' | 'leaveEvent', eventId: string): Promise<void> {
    this.failure = undefined;
    const outcome = await this.#ask(name, eventId);
    if (!outcome || outcome.kind === 'ok') return;
    const isSignedOut = outcome.kind === 'refused' && outcome.problem.code === SIGNED_OUT_CODE;
    // The modal is open already.
    if (isSignedOut) return name === 'joinEvent' ? storePendingJoin(eventId) : undefined;
    runInAction(() => {
      this.failure = {
        eventId,
        ...(outcome.kind === 'refused' && { message: outcome.problem.message }),
      };
    });
  }

  /** @returns undefined when somebody else is signed in by the time the response comes */
  async #ask(name: 'getEventParticipation' | 'joinEvent' | 'leaveEvent', id: string) {
    const userId = this.#userId;
    this.isBusy = true;
    const outcome = await this.#root.api.call(name, { path: { id } });
    runInAction(() => {
      this.isBusy = false;
      if (outcome.kind === 'ok' && this.#userId === userId) this.#known.set(id, outcome.value);
    });
    return this.#userId === userId ? outcome : undefined;
  }
}

export const participationStore: FeatureStoreDefinition<ParticipationStore> = {
  key: 'blog/participation',
  create: (root) => new ParticipationStore(root),
};
