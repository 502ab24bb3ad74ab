import { REALTIME_URL } from '@moien/contract';
import { reaction } from 'mobx';
import { Observable } from 'rxjs';
import type { Socket } from './connection.ts';
import { createRealtime, type Realtime, type RealtimeParts } from './create-realtime.ts';
import { pagePresence } from './page-presence.ts';
import { SharedSocket } from './shared-socket.ts';

/** The root store, as far as its connection needs it. */
export type RealtimeOwner = {
  readonly session: { readonly profile: { readonly userId: string } | null };
  recheckSession: (news: 'ended') => Promise<void>;
};

/** The page's own, for who is signed in to it. */
export function openRealtime(root: RealtimeOwner, read: RealtimeParts['read']): Realtime {
  const { session } = root;
  return createRealtime({
    url: location.origin.replace(/^http/, 'ws') + REALTIME_URL,
    userId: new Observable((subscriber) =>
      reaction(
        () => session.profile?.userId,
        (userId) => subscriber.next(userId),
        { fireImmediately: true },
      ),
    ),
    isPresent: pagePresence(),
    read,
    openSocket,
    onRefusal: () => void root.recheckSession('ended'),
  });
}

/** Pages without a secure context have no locks, and a connection each. */
function openSocket(address: string): Socket {
  const { locks } = navigator;
  const open = (url: string) => new WebSocket(url);
  return locks ? new SharedSocket(address, { openSocket: open, locks }) : open(address);
}
