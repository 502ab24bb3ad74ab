import type { Profile, Session } from '@moien/contract';
import { makeAutoObservable } from 'mobx';

export class SessionStore {
  profile: Profile | null;

  constructor(session: Session) {
    this.profile = session.profile;
    makeAutoObservable(this);
  }

  get isSignedIn(): boolean {
    return this.profile !== null;
  }
}
