import { useEffect, useState } from 'react';
import type { ConversationsStore } from '../conversations/conversations-store.ts';
import type { ConversationsView } from '../conversations/conversations-view.ts';
import { type Sides, sidesOf } from '../conversations/sides.ts';
import { lazyLog } from '../thread/lazy-log.ts';
import type { ThreadStore } from '../thread/thread-store.ts';
import { useHasTwoColumns } from './use-has-two-columns.ts';

type Stores = { conversations: ConversationsStore; thread: ThreadStore };
type Chosen = { view: ConversationsView; sides: Sides };

/**
 * Opens the newest conversation of a list beside it, without an address of its own. A newer one does not take
 * its place, since somebody may be writing there.
 */
export function useNewestConversation(
  { conversations, thread }: Stores,
  view: ConversationsView,
): Sides | undefined {
  const hasRoom = useHasTwoColumns();
  const [chosen, setChosen] = useState<Chosen>();
  const { items, isLoading } = conversations.lists[view];
  const newest = isLoading ? undefined : items?.[0];
  const sides = chosen?.view === view ? chosen.sides : undefined;
  useEffect(() => {
    if (!hasRoom || sides || !newest) return;
    // What fails to load now is tried again when it is drawn.
    void lazyLog.load().catch(() => undefined);
    thread.open(sidesOf(newest));
    setChosen({ view, sides: sidesOf(newest) });
  }, [hasRoom, sides, newest, view, thread]);
  return hasRoom ? sides : undefined;
}
