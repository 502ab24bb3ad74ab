import type { ShownSession } from '../stores/session-store.ts';
import { useRootStore } from './RootStoreProvider.tsx';
import { useIsAlive } from './use-is-alive.ts';

/**
 * Whose page it is, for observers. While the browser takes over what the server has drawn it is the
 * document's session: code that comes late may find another one in the store.
 */
export function useSession(): ShownSession {
  const { session } = useRootStore();
  return useIsAlive() ? session : session.ofDocument;
}
