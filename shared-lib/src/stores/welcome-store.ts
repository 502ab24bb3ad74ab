import { makeAutoObservable } from 'mobx';
import { readStored, writeStored } from '../storage/stored-value.ts';

/**
 * What greets a visitor before the page is theirs: the splash of the first visit, then the onboarding on a
 * phone.
 */
export class WelcomeStore {
  isSplashOver = false;
  /** `undefined` until the browser has been asked, as on the server. */
  isOnboardingCompleted: boolean | undefined;

  constructor() {
    makeAutoObservable(this);
  }

  endSplash() {
    this.isSplashOver = true;
  }

  /** Only in the browser, once the page is alive: the server does not know. */
  remember() {
    this.isOnboardingCompleted = readStored('isOnboardingCompleted') ?? false;
  }

  completeOnboarding() {
    this.isOnboardingCompleted = true;
    writeStored('isOnboardingCompleted', true);
  }
}
