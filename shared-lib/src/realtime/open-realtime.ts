import { REALTIME_URL } from '@moien/contract';
import { reaction } from 'mobx';
import { Observable } from 'rxjs';
import type { ApiClient } from '../api/api-client.ts';
import { nativePlatform } from '../native/native-platform.ts';
import type { Socket } from './connection.ts';
import { createRealtime, type Realtime, type RealtimeParts } from './create-realtime.ts';
import { pagePresence } from './page-presence.ts';
import { SharedSocket } from './shared-socket.ts';
import { TicketSocket } from './ticket-socket.ts';

/** The root store, as far as its connection needs it. */
export type RealtimeOwner = {
  readonly api: Pick<ApiClient, 'call'>;
  readonly session: { readonly profile: { readonly userId: string } | null };
  recheckSession: (news: 'ended') => Promise<void>;
};

/** The page's own, for who is signed in to it. */
export function openRealtime(root: RealtimeOwner, read: RealtimeParts['read']): Realtime {
  const { session } = root;
  return createRealtime({
    // Of the site: the page of the app is of another origin, and its base names the site.
    url: new URL(REALTIME_URL, document.baseURI).href.replace(/^http/, 'ws'),
    userId: new Observable((subscriber) =>
      reaction(
        () => session.profile?.userId,
        (userId) => subscriber.next(userId),
        { fireImmediately: true },
      ),
    ),
    isPresent: pagePresence(),
    read,
    openSocket: nativePlatform() ? (address) => openTicketSocket(address, root.api) : openSocket,
    onRefusal: () => void root.recheckSession('ended'),
  });
}

const open = (url: string) => new WebSocket(url);

function openTicketSocket(address: string, api: Pick<ApiClient, 'call'>): Socket {
  const askTicket = async () => {
    const outcome = await api.call('createRealtimeTicket');
    return outcome.kind === 'ok' ? outcome.value.ticket : undefined;
  };
  return new TicketSocket(address, { askTicket, openSocket: open });
}

/** Pages without a secure context have no locks, and a connection each. */
function openSocket(address: string): Socket {
  const { locks } = navigator;
  return locks ? new SharedSocket(address, { openSocket: open, locks }) : open(address);
}
