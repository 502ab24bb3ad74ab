import { useRootStore } from '@moien/shared-lib';
import { useCallback } from 'react';
import { type ConversationsView, writeView } from '../conversations/conversations-view.ts';
import { parametersOf, type Sides } from '../conversations/sides.ts';
import { writeSearch } from './message-search-address.ts';
import type { MessageSearchStore } from './message-search-store.ts';

/**
 * @param shown the conversation beside the list
 * @returns looks for a text; the address of the page says it, so that it is there again after a reload
 */
export function useMessageSearch(
  store: MessageSearchStore,
  view: ConversationsView,
  shown: Sides | undefined,
): (text: string) => void {
  const { navigation } = useRootStore();
  return useCallback(
    (text) => {
      store.search(text);
      void navigation.readdress({
        ...(shown ? { route: 'conversation', parameters: parametersOf(shown) } : { route: 'conversations' }),
        search: text === '' ? writeView(view) : writeSearch({ text }),
      });
    },
    [store, view, shown, navigation],
  );
}
