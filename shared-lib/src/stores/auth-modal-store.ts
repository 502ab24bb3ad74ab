import { makeAutoObservable } from 'mobx';

/** Specification §2: three modes, or none while it is closed. */
export type AuthModalMode = 'sign-in' | 'sign-up' | 'beta-applicant';

/** Whether the modal for signing in is open, and for what; a release that fills its slot draws it. */
export class AuthModalStore {
  mode: AuthModalMode | null = null;
  /** Path to go on to once signed in; without one the person stays where they are. */
  next: string | undefined;

  constructor() {
    makeAutoObservable(this);
  }

  /** Another mode of the open modal keeps where to go on to. */
  open(mode: AuthModalMode, { next = this.next }: { next?: string } = {}) {
    this.mode = mode;
    this.next = next;
  }

  close() {
    this.mode = null;
    this.next = undefined;
  }
}
