import type { LucideIcon } from 'lucide-react';
import BedDouble from 'lucide-react/icons/bed-double';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Search from 'lucide-react/icons/search';
import Zap from 'lucide-react/icons/zap';

/** What the control of an icon offers. */
export const offeredIcons: Readonly<Record<string, LucideIcon>> = {
  'bed-double': BedDouble,
  heart: Heart,
  house: House,
  mail: Mail,
  'map-pin': MapPin,
  search: Search,
  zap: Zap,
};
