import type { RootStore, ShownSession } from '@moien/shared-lib';
import { accountItems } from './account-items.ts';

/** How many things wait altogether, of those that an active release can show. */
export function unreadCount(session: ShownSession, navigation: RootStore['navigation']): number {
  return accountItems
    .filter(({ route }) => navigation.hrefTo({ route }) !== undefined)
    .reduce((sum, { unread }) => sum + (unread?.count(session) ?? 0), 0);
}
