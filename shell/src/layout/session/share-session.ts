import { type Profile, SESSION_CHANNEL } from '@moien/contract';
import type { RootStore } from '@moien/shared-lib';
import { clearPrivateStorage } from './private-storage.ts';

/**
 * A tab that nobody has looked at for so long asks who is signed in: its session may have ended on another
 * device.
 */
const AWAY_MILLISECONDS = 5 * 60_000;

/**
 * Tells the browser's other tabs what becomes of the session here, and hears what becomes of it there. The
 * answer ends it.
 */
export function shareSession(root: RootStore, onSignedIn: (profile: Profile) => void): () => void {
  const { session } = root;
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  const disconnect = session.connect((news) => {
    channel.postMessage(news);
    if (news === 'signed-out') clearPrivateStorage();
    if (news === 'signed-in' && session.profile) onSignedIn(session.profile);
  });
  channel.onmessage = ({ data }) => {
    // Each tab has a session storage of its own.
    if (data === 'signed-out') clearPrivateStorage();
    void root.recheckSession(data === 'signed-in' || data === 'signed-out' ? data : 'ended');
  };
  const stopWatching = watchAbsence(() => void root.recheckSession('ended'));
  return () => {
    stopWatching();
    disconnect();
    channel.close();
  };
}

/**
 * A page restored from the back/forward cache has missed the messages of other tabs, so it asks again. A tab
 * that was hidden for five minutes does so too.
 */
function watchAbsence(onReturn: () => void): () => void {
  let hiddenAt = Date.now();
  const onVisibility = () => {
    if (document.hidden) hiddenAt = Date.now();
    else if (Date.now() - hiddenAt >= AWAY_MILLISECONDS) onReturn();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn();
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pageshow', onShow);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pageshow', onShow);
  };
}
