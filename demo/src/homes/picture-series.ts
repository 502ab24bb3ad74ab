import type { Random } from '@moien/api/lib/random';
import { type Building, pickWeighted } from './building.ts';

const FEWEST = 4;
const MOST = 8;

/** By their number, bedrooms have a large bed, two narrow ones, or one and a desk. */
const BEDROOM = { large: 'bedroom-0', twin: 'bedroom-1', study: 'bedroom-2' } as const;
/** Even baths have a tub, odd ones a shower; from 2 on they are seen from the other side. */
const BATH = { tub: 'bath-0', shower: 'bath-1', secondTub: 'bath-2', secondShower: 'bath-3' } as const;

function bedroomsOf(building: Building, random: Random): string[] {
  const { bedroomCount, bedCount, guestCount, rentalType } = building;
  if (rentalType !== 'entire-home') {
    if (rentalType === 'shared-room' || bedCount > 1) return [BEDROOM.twin];
    return guestCount === 1 && random.chance(0.6) ? [BEDROOM.study] : [BEDROOM.large];
  }
  if (bedroomCount === 2) {
    const hasSpareBed = bedCount > bedroomCount;
    return [BEDROOM.large, hasSpareBed || random.chance(0.5) ? BEDROOM.twin : BEDROOM.study];
  }
  return [BEDROOM.large, BEDROOM.twin, BEDROOM.study].slice(0, bedroomCount);
}

function bathsOf({ bathroomCount }: Building, flags: ReadonlySet<string>): string[] {
  const hasTub = flags.has('bathtub');
  const hasShower = flags.has('walk-in-shower') || !hasTub;
  const baths = [
    ...(hasTub ? [BATH.tub] : []),
    ...(hasShower ? [BATH.shower] : []),
    hasTub ? BATH.secondTub : BATH.secondShower,
  ];
  return baths.slice(0, bathroomCount >= 2 ? 2 : 1);
}

/** What is seen from it, for flats that have one; a house's terrace lies in its garden. */
function hasBalcony({ isHouse }: Building, flags: ReadonlySet<string>): boolean {
  return flags.has('balcony') || (flags.has('terrace') && !isHouse);
}

/** Where one sits together: around the fire if there is one. */
function livingRoomOf(flags: ReadonlySet<string>): string {
  return flags.has('fireplace') ? 'hearth' : 'living-room';
}

/** Small flats have their table in the kitchen. */
function hasDiningRoom({ isHouse, bedroomCount }: Building, flags: ReadonlySet<string>): boolean {
  return flags.has('dining-table') && (isHouse || bedroomCount > 1);
}

/** The rooms of a home in the order in which one would be shown around. */
function roomsOf(building: Building, flags: ReadonlySet<string>, random: Random): string[] {
  const bedrooms = bedroomsOf(building, random);
  const [bath = BATH.shower, secondBath] = bathsOf(building, flags);
  const balcony = hasBalcony(building, flags) ? ['balcony-0'] : [];
  if (building.rentalType === 'hotel-room') return [...bedrooms, bath, ...balcony];
  if (building.rentalType !== 'entire-home')
    return [...bedrooms, bath, ...balcony, `${livingRoomOf(flags)}-0`];
  if (building.bedroomCount === 0) return ['studio-0', bath, ...balcony, 'studio-1'];
  const kitchen = flags.has('kitchen') ? ['kitchen-0'] : [];
  const dining = hasDiningRoom(building, flags) ? ['dining-room-0'] : [];
  const last = secondBath === undefined ? [] : [secondBath];
  return [`${livingRoomOf(flags)}-0`, ...kitchen, ...bedrooms, bath, ...balcony, ...dining, ...last];
}

/** Homes are known by their front, rooms by their bed; now and then another picture comes first. */
function leadOf(rooms: readonly string[], building: Building, random: Random): string {
  const [room = 'facade-0'] = rooms;
  const isHome = building.rentalType === 'entire-home';
  const balcony = rooms.find((name) => name === 'balcony-0');
  const kitchen = rooms.find((name) => name === 'kitchen-0');
  return pickWeighted(
    [
      ['facade-0', isHome ? 68 : 16],
      [room, isHome ? 14 : 78],
      [balcony ?? 'facade-0', 12],
      [kitchen ?? room, 6],
    ],
    random,
  );
}

/**
 * Names of a home's 4 to 8 pictures in their order, as the scene generator knows them: the rooms that it has,
 * no others. `flags` are the names of its features.
 */
export function pickPictures(building: Building, flags: ReadonlySet<string>, random: Random): string[] {
  const rooms = roomsOf(building, flags, random);
  const lead = leadOf(rooms, building, random);
  const names = [lead, 'facade-0', ...rooms].filter((name, at, all) => all.indexOf(name) === at);
  const living = livingRoomOf(flags);
  const others = rooms.includes(`${living}-0`) ? [`${living}-1`, 'facade-1'] : ['facade-1', 'facade-2'];
  const wanted = Math.max(FEWEST, Math.min(MOST, names.length + random.integer(0, 1)));
  return [...names, ...others].slice(0, wanted);
}
