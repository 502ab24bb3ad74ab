import type { RootStore } from '@moien/shared-lib';
import { accountItems } from './account-items.ts';

/** How many things wait altogether, of those that an active release can show. */
export function unreadCount({ session, navigation }: RootStore): number {
  return accountItems
    .filter(({ route }) => navigation.hrefTo({ route }) !== undefined)
    .reduce((sum, { unread }) => sum + (unread?.count(session) ?? 0), 0);
}
