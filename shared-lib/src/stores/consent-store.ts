import type { Consent } from '@moien/contract';
import { makeAutoObservable } from 'mobx';

/** What a visitor has agreed to; who would load something of others asks here first. */
export class ConsentStore {
  /** `undefined` until the visitor has answered. */
  answer: Consent | undefined;
  isOpen: boolean;

  constructor(answer: Consent | undefined) {
    this.answer = answer;
    this.isOpen = answer === undefined;
    makeAutoObservable(this);
  }

  get allowsExternalContent(): boolean {
    return this.answer?.externalContent ?? false;
  }

  give(answer: Consent) {
    this.answer = answer;
    this.isOpen = false;
  }

  /** The visitor wants to see or to change the answer. */
  reopen() {
    this.isOpen = true;
  }
  /** The answer stays as it is; a question without one stays open. */
  leave() {
    this.isOpen = this.answer === undefined;
  }
}
