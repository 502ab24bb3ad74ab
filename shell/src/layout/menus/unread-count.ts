import type { RootStore, ShownSession } from '@moien/shared-lib';
import { accountItems } from './account-items.ts';

/**
 * How many things wait altogether, of those that an active release can show.
 * @param counted routes whose number stands elsewhere on the page
 */
export function unreadCount(
  session: ShownSession,
  navigation: RootStore['navigation'],
  counted: readonly string[] = [],
): number {
  return accountItems
    .filter(({ route }) => !counted.includes(route) && navigation.hrefTo({ route }) !== undefined)
    .reduce((sum, { unread }) => sum + (unread?.count(session) ?? 0), 0);
}
