import type { RootStore } from '@moien/shared-lib';
import { redirect, replace } from 'react-router-dom';
import { signInAddress } from '../environment/auth-parameters.ts';

/**
 * Specification §2: without a profile the visitor is sent to the start and the modal opens; once signed in
 * they go on. As long as nobody knows who is asking, the service says.
 */
export function requireProfile({ session, languageTag }: RootStore, url: string): void {
  if (session.isSignedIn || session.isMissing) return;
  const { pathname, search } = new URL(url);
  const address = signInAddress(languageTag, pathname + search);
  // After Back the browser is there already: the page's entry in the history gives way, or Back would lead to
  // it for ever.
  throw isShown(url) ? replace(address) : redirect(address);
}

function isShown(url: string): boolean {
  return typeof window !== 'undefined' && window.location.href.split('#', 1)[0] === url;
}
