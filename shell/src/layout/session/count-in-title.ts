import type { RootStore } from '@moien/shared-lib';
import { reaction } from 'mobx';

const COUNT = /^\(\d\+?\) /;

/**
 * How many notifications wait, before the title of the page, for who looks at another tab; as the badge, it
 * counts to 9 (specification §2). @returns what ends it
 */
export function countInTitle({ session }: Pick<RootStore, 'session'>): () => void {
  const show = () => {
    const count = session.unreadNotificationCount;
    const title = document.title.replace(COUNT, '');
    const counted = count > 0 ? `(${count > 9 ? '9+' : count}) ${title}` : title;
    if (counted !== document.title) document.title = counted;
  };
  // Each page that is opened has a title of its own.
  const titles = new MutationObserver(show);
  titles.observe(document.head, { childList: true, characterData: true, subtree: true });
  const stop = reaction(() => session.unreadNotificationCount, show, { fireImmediately: true });
  return () => {
    stop();
    titles.disconnect();
  };
}
