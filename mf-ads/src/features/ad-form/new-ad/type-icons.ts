import type { LucideIcon } from 'lucide-react';
import Backpack from 'lucide-react/icons/backpack';
import BedDouble from 'lucide-react/icons/bed-double';
import BedSingle from 'lucide-react/icons/bed-single';
import Building from 'lucide-react/icons/building';
import Building2 from 'lucide-react/icons/building-2';
import Caravan from 'lucide-react/icons/caravan';
import Castle from 'lucide-react/icons/castle';
import ConciergeBell from 'lucide-react/icons/concierge-bell';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Factory from 'lucide-react/icons/factory';
import Fence from 'lucide-react/icons/fence';
import Hotel from 'lucide-react/icons/hotel';
import House from 'lucide-react/icons/house';
import HouseHeart from 'lucide-react/icons/house-heart';
import Mountain from 'lucide-react/icons/mountain';
import Sailboat from 'lucide-react/icons/sailboat';
import Sofa from 'lucide-react/icons/sofa';
import Tent from 'lucide-react/icons/tent';
import Tractor from 'lucide-react/icons/tractor';
import TreePalm from 'lucide-react/icons/tree-palm';

const ICONS: Record<string, LucideIcon> = {
  apartment: Building2,
  house: House,
  studio: Sofa,
  room: BedDouble,
  loft: Factory,
  villa: TreePalm,
  townhouse: Building,
  chalet: Mountain,
  'farm-stay': Tractor,
  cottage: HouseHeart,
  bungalow: Fence,
  'guest-house': BedSingle,
  hotel: Hotel,
  hostel: Backpack,
  'serviced-apartment': ConciergeBell,
  'tiny-house': Caravan,
  boat: Sailboat,
  camping: Tent,
  castle: Castle,
};

/** Of a kind that a later release of the API knows: three dots. */
export const iconOf = (name: string): LucideIcon => ICONS[name] ?? Ellipsis;
