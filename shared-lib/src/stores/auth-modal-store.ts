import { makeAutoObservable } from 'mobx';

/** Specification §2: three modes, or none while it is closed. */
export const AUTH_MODAL_MODES = ['sign-in', 'sign-up', 'beta-applicant'] as const;
export type AuthModalMode = (typeof AUTH_MODAL_MODES)[number];

/** What somebody wanted that needs an account; the modal says so. */
export type AuthPurpose = 'save-home' | 'join-event';

/** Whether the modal for signing in is open, and for what; a release that fills its slot draws it. */
export class AuthModalStore {
  mode: AuthModalMode | null = null;
  /** Path to go on to once signed in; without one the person stays where they are. */
  next: string | undefined;
  purpose: AuthPurpose | undefined;
  /** Whether its code is there. */
  isReady = false;

  constructor() {
    makeAutoObservable(this);
  }

  /** It was opened, and its code is not there yet. */
  get isAwaited(): boolean {
    return this.mode !== null && !this.isReady;
  }

  /** Another mode of the open modal keeps where to go on to, and what for. */
  open(
    mode: AuthModalMode,
    { next = this.next, purpose = this.purpose }: { next?: string; purpose?: AuthPurpose } = {},
  ) {
    this.mode = mode;
    this.next = next;
    this.purpose = purpose;
  }

  close() {
    this.mode = null;
    this.next = undefined;
    this.purpose = undefined;
  }

  /** Told by the shell. */
  becomeReady() {
    this.isReady = true;
  }

  /** Told by the shell: no release can draw it. */
  fail() {
    this.isReady = false;
    this.close();
  }
}
