import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;
const hasWebAuthn = () => 'PublicKeyCredential' in window;

/** Whether this browser knows passkeys; a server's document does not say so. */
export function useHasWebAuthn(): boolean {
  return useSyncExternalStore(subscribe, hasWebAuthn, () => false);
}
