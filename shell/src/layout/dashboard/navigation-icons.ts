import type { LucideIcon } from 'lucide-react';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import BedDouble from 'lucide-react/icons/bed-double';
import Bell from 'lucide-react/icons/bell';
import Building2 from 'lucide-react/icons/building-2';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarRange from 'lucide-react/icons/calendar-range';
import ChartColumn from 'lucide-react/icons/chart-column';
import Circle from 'lucide-react/icons/circle';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import CreditCard from 'lucide-react/icons/credit-card';
import FileBadge from 'lucide-react/icons/file-badge';
import FileText from 'lucide-react/icons/file-text';
import FolderLock from 'lucide-react/icons/folder-lock';
import Heart from 'lucide-react/icons/heart';
import HistoryIcon from 'lucide-react/icons/history';
import House from 'lucide-react/icons/house';
import HousePlus from 'lucide-react/icons/house-plus';
import KeyRound from 'lucide-react/icons/key-round';
import Landmark from 'lucide-react/icons/landmark';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Luggage from 'lucide-react/icons/luggage';
import MessageCircle from 'lucide-react/icons/message-circle';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Settings from 'lucide-react/icons/settings';
import Shield from 'lucide-react/icons/shield';
import Star from 'lucide-react/icons/star';
import Ticket from 'lucide-react/icons/ticket';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';
import Wrench from 'lucide-react/icons/wrench';

/** What a menu item may be drawn with, by lucide's name. */
const NAVIGATION_ICONS: Record<string, LucideIcon> = {
  'arrow-left-right': ArrowLeftRight,
  'bed-double': BedDouble,
  bell: Bell,
  'building-2': Building2,
  'calendar-check': CalendarCheck,
  'calendar-days': CalendarDays,
  'calendar-range': CalendarRange,
  'chart-column': ChartColumn,
  'circle-question-mark': CircleQuestionMark,
  'circle-user-round': CircleUserRound,
  'credit-card': CreditCard,
  'file-badge': FileBadge,
  'file-text': FileText,
  'folder-lock': FolderLock,
  heart: Heart,
  history: HistoryIcon,
  house: House,
  'house-plus': HousePlus,
  'key-round': KeyRound,
  landmark: Landmark,
  'layout-dashboard': LayoutDashboard,
  'life-buoy': LifeBuoy,
  luggage: Luggage,
  'message-circle': MessageCircle,
  'receipt-text': ReceiptText,
  settings: Settings,
  shield: Shield,
  star: Star,
  ticket: Ticket,
  users: Users,
  wallet: Wallet,
  wrench: Wrench,
};

/** A name that this shell does not carry, of a newer remote, is drawn as a circle. */
export function navigationIcon(name: string): LucideIcon {
  return Object.hasOwn(NAVIGATION_ICONS, name) ? (NAVIGATION_ICONS[name] ?? Circle) : Circle;
}
