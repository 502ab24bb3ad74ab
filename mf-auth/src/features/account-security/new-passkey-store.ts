import type { NewPasskey, PasskeyCreation } from '@moien/contract';
import type { RootStore } from '@moien/shared-lib';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type FormProblem, outcomeProblem } from '../forms/form-problem.ts';
import { lazyWebAuthn } from '../web-authn/lazy-web-authn.ts';

/** Making a passkey, once it is known who is asking. */
export class NewPasskeyStore {
  /** What the device is asked; nothing while there has to be a new proof first. */
  creation: PasskeyCreation | undefined;
  isBusy = false;
  problem: FormProblem | undefined;
  /** What the device has made and the site does not know yet. */
  #made: NewPasskey | undefined;
  readonly #api: Pick<RootStore['api'], 'call'>;

  constructor(api: Pick<RootStore['api'], 'call'>) {
    this.#api = api;
    makeAutoObservable(this, { creation: observableRef, problem: observableRef });
  }

  /** @returns whether there is a new passkey */
  begin(creation: PasskeyCreation): Promise<boolean> {
    this.#made = undefined;
    this.creation = creation;
    return this.make(creation);
  }

  async make(creation: PasskeyCreation): Promise<boolean> {
    this.isBusy = true;
    this.problem = undefined;
    const made = this.#made ?? (await create(creation));
    if (typeof made !== 'object') return this.#fail({ code: made });
    this.#made = made;
    const outcome = await this.#api.call('confirmPasskey', { body: { credential: made } });
    if (outcome.kind === 'ok') return true;
    // A challenge counts once, so the next try begins with the proof.
    return this.#fail(outcomeProblem(outcome), outcome.kind === 'refused');
  }

  #fail(problem: FormProblem, isOver = false): false {
    runInAction(() => {
      this.isBusy = false;
      this.problem = problem;
      if (isOver) this.creation = undefined;
    });
    return false;
  }
}

/** @returns what was made, or the slug of what is wrong */
async function create(creation: PasskeyCreation): Promise<NewPasskey | string> {
  const webAuthn = await lazyWebAuthn.load().catch(() => undefined);
  const made = await webAuthn?.createPasskey(creation);
  if (made === 'exists') return 'security-passkey-exists';
  return made ?? 'security-passkey-failed';
}
