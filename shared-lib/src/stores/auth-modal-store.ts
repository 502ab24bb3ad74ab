import { makeAutoObservable } from 'mobx';

/** Specification §2: three modes, or none while it is closed. */
export type AuthModalMode = 'sign-in' | 'sign-up' | 'beta-applicant';

/** Whether the modal for signing in is open, and for what; a release that fills its slot draws it. */
export class AuthModalStore {
  mode: AuthModalMode | null = null;

  constructor() {
    makeAutoObservable(this);
  }

  open(mode: AuthModalMode) {
    this.mode = mode;
  }

  close() {
    this.mode = null;
  }
}
