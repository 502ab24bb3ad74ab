import type { PasskeyAnswer, PasskeyReauthentication, Proof } from '@moien/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CallOutcome } from '../api/call-outcome.ts';
import { importFresh } from '../api/import-fresh.ts';
import type { RootStore } from '../stores/root-store.ts';
import {
  proofOf,
  type ReauthenticationEntry,
  type ReauthenticationKind,
  reauthenticationKindOf,
} from './reauthentication.ts';

/** With what somebody can prove who they are; a mailed code always can. */
export type Proofs = { hasPassword: boolean; hasPasskey: boolean };

/** Why a passkey has proved nothing: `declined` by the device or its owner, or no challenge has come. */
export type PasskeyRefusal = { kind: 'declined' } | Exclude<CallOutcome<unknown>, { kind: 'ok' }>;

/** Who is asking, in one form: what is typed there, or a passkey in its place. */
export class ReauthenticationStore {
  readonly kind: ReauthenticationKind;
  readonly hasPasskey: boolean;
  isAsking = false;
  /** Signed, and not sent yet. */
  answer: PasskeyAnswer | undefined;
  readonly #api: Pick<RootStore['api'], 'call'>;

  constructor(api: Pick<RootStore['api'], 'call'>, proofs: Proofs) {
    this.#api = api;
    this.kind = reauthenticationKindOf(proofs);
    this.hasPasskey = proofs.hasPasskey;
    makeAutoObservable(this, { kind: false, hasPasskey: false, answer: observableRef });
  }

  /** @returns why there is no answer of a passkey */
  async askPasskey(): Promise<PasskeyRefusal | undefined> {
    if (this.isAsking) return undefined;
    this.isAsking = true;
    const outcome = await this.#api.call('beginPasskeyReauthentication');
    const answer = outcome.kind === 'ok' ? await answerOfDevice(outcome.value) : undefined;
    runInAction(() => {
      this.isAsking = false;
      this.answer = answer;
    });
    if (outcome.kind !== 'ok') return outcome;
    return answer ? undefined : { kind: 'declined' };
  }

  /** What is sent, once: a challenge counts once, whatever becomes of the change. */
  take(entry: ReauthenticationEntry): Proof {
    const { answer } = this;
    this.answer = undefined;
    return answer ? { passkey: answer } : proofOf(this.kind, entry);
  }
}

/** The code for it is loaded only where somebody uses a passkey. */
async function answerOfDevice(request: PasskeyReauthentication): Promise<PasskeyAnswer | undefined> {
  const device = await importFresh(
    () => import(/* webpackChunkName: "lazy-passkey-answer" */ './answer-passkey.ts'),
  ).catch(() => undefined);
  return device?.answerPasskey(request);
}
