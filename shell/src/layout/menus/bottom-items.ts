import type { ShownSession } from '@moien/shared-lib';
import type { LucideIcon } from 'lucide-react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import KeyRound from 'lucide-react/icons/key-round';
import MessageCircle from 'lucide-react/icons/message-circle';
import Search from 'lucide-react/icons/search';

export type BottomItem = {
  route: string;
  icon: LucideIcon;
  /** Key of its text. */
  text: string;
  unread?: (session: ShownSession) => number;
};

/** The menu at the bottom of a phone, in its order (specification §2). */
export const bottomItems: BottomItem[] = [
  { route: 'search', icon: Search, text: 'explore' },
  { route: 'ads', icon: KeyRound, text: 'ads' },
  { route: 'events', icon: CalendarDays, text: 'events' },
  {
    route: 'conversations',
    icon: MessageCircle,
    text: 'inbox',
    unread: ({ unreadMessageCount }) => unreadMessageCount,
  },
];
