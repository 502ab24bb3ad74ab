import type { RootStore, ShownSession } from '@moien/shared-lib';
import type { LucideIcon } from 'lucide-react';
import Bell from 'lucide-react/icons/bell';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Heart from 'lucide-react/icons/heart';
import HistoryIcon from 'lucide-react/icons/history';
import KeyRound from 'lucide-react/icons/key-round';
import Luggage from 'lucide-react/icons/luggage';
import MessageCircle from 'lucide-react/icons/message-circle';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Wallet from 'lucide-react/icons/wallet';

export type AccountItem = {
  /** Of the page that it leads to; without a release that serves it there is no item. */
  route: string;
  icon: LucideIcon;
  /** Key of its text. */
  text: string;
  /** Without it the item is for everybody who is signed in. */
  isFor?: (page: Page) => boolean;
  /** How many wait there, and the key of the sentence that says so. */
  unread?: { count: (session: ShownSession) => number; text: string };
};

type Page = { session: ShownSession; navigation: RootStore['navigation'] };

/** Shown only while no release serves the dashboard, whose own menu leads to these pages. */
const hasNoDashboard = ({ navigation }: Page) => navigation.hrefTo({ route: 'dashboard' }) === undefined;

/** The account menu in its order (specification §2, with the conditions of §6). */
export const accountItems: AccountItem[] = [
  {
    route: 'conversations',
    icon: MessageCircle,
    text: 'inbox',
    unread: { count: ({ unreadMessageCount }) => unreadMessageCount, text: 'unread-messages' },
  },
  {
    route: 'notifications',
    icon: Bell,
    text: 'notifications',
    isFor: ({ session }) => session.unreadNotificationCount > 0,
    unread: { count: ({ unreadNotificationCount }) => unreadNotificationCount, text: 'unread-notifications' },
  },
  { route: 'favorites', icon: Heart, text: 'favorites' },
  { route: 'history', icon: HistoryIcon, text: 'history' },
  { route: 'ads', icon: KeyRound, text: 'advertise', isFor: ({ session }) => session.isOwner },
  { route: 'events', icon: CalendarDays, text: 'events' },
  { route: 'dashboard', icon: Wallet, text: 'account-and-banking' },
  {
    route: 'bookings',
    icon: Luggage,
    text: 'bookings',
    isFor: (page) => hasNoDashboard(page) || page.session.bookingRequestCount > 0,
    unread: { count: ({ bookingRequestCount }) => bookingRequestCount, text: 'booking-requests' },
  },
  { route: 'account-security', icon: ShieldCheck, text: 'account-security', isFor: hasNoDashboard },
  { route: 'help', icon: CircleQuestionMark, text: 'help' },
];
