import { readCsv } from './csv.ts';
import { dayNumber } from './days.ts';
import { roundDegrees } from './distance.ts';
import type { Home, Night, Truth } from './home.ts';

type Row = Record<string, string>;
type Calendar = Map<string, Map<number, Night>>;

const roomTypes = ['Entire home/apt', 'Private room', 'Shared room', 'Hotel room'];

/** Reads a listings file and its calendar, whose first day becomes `firstDay` (YYYY-MM-DD). */
export function readHomes(listings: string, calendar?: { path: string; firstDay: string }): Truth {
  const days = calendar ? readCalendar(calendar.path, calendar.firstDay) : undefined;
  const homes = new Map<string, Home>();
  let badListings = 0;
  for (const row of readCsv(listings)) {
    const id = row.id ?? '';
    // Of two rows with the same id the first one counts.
    if (!isUsable(row) || homes.has(id)) badListings += 1;
    else homes.set(id, toHome(row, days ? (days.nights.get(id) ?? new Map()) : 'open for a year'));
  }
  return {
    homes: [...homes.values()],
    badListings,
    calendarDays: days?.count ?? 0,
    badDays: days?.bad ?? 0,
  };
}

function isUsable(row: Row): boolean {
  return (
    /^\w+$/.test(row.id ?? '') &&
    isDegrees(row.latitude, 90) &&
    isDegrees(row.longitude, 180) &&
    Number(row.accommodates) >= 1 &&
    roomTypes.includes(row.room_type ?? '') &&
    /^[$\d,.]*$/.test(row.price ?? '') &&
    amenitiesOf(row) !== undefined
  );
}

function isDegrees(text: string | undefined, maximum: number): boolean {
  return text !== undefined && text !== '' && Math.abs(Number(text)) <= maximum;
}

function toHome(row: Row, calendar: Home['calendar']): Home {
  return {
    sourceId: row.id ?? '',
    latitude: roundDegrees(row.latitude ?? ''),
    longitude: roundDegrees(row.longitude ?? ''),
    propertyType: row.property_type ?? '',
    roomType: row.room_type ?? '',
    guests: Number(row.accommodates),
    bedrooms: row.bedrooms ? Number(row.bedrooms) : null,
    amenities: amenitiesOf(row) ?? [],
    price: priceOf(row),
    minimumNights: row.minimum_nights ? Number(row.minimum_nights) : 1,
    maximumNights: row.maximum_nights ? Number(row.maximum_nights) : 365,
    calendar,
  };
}

function amenitiesOf(row: Row): string[] | undefined {
  try {
    const amenities: unknown = JSON.parse(row.amenities || '[]');
    return Array.isArray(amenities) ? amenities.map(String) : undefined;
  } catch {
    return undefined;
  }
}

/** `$1,250.00` in hundredths. */
function priceOf(row: Row): number | null {
  const digits = (row.price ?? '').replace(/[$,]/g, '');
  return Number(digits) > 0 ? Math.round(Number(digits) * 100) : null;
}

function readCalendar(path: string, firstDay: string): { nights: Calendar; count: number; bad: number } {
  const rows: { id: string; day: number; night: Night }[] = [];
  let bad = 0;
  for (const row of readCsv(path)) {
    const day = dayNumber(row.date ?? '');
    const isUsable = row.listing_id && !Number.isNaN(day) && /^[tf]$/.test(row.available ?? '');
    if (isUsable) rows.push({ id: row.listing_id ?? '', day, night: toNight(row) });
    else bad += 1;
  }
  const shift = dayNumber(firstDay) - rows.reduce((first, { day }) => Math.min(first, day), Infinity);
  const nights: Calendar = new Map();
  for (const { id, day, night } of rows) {
    const ofHome = nights.get(id) ?? new Map<number, Night>();
    nights.set(id, ofHome.set(day + shift, night));
  }
  return { nights, count: rows.length, bad };
}

function toNight(row: Row): Night {
  return {
    isOpen: row.available === 't',
    minimumNights: row.minimum_nights ? Number(row.minimum_nights) : null,
    maximumNights: row.maximum_nights ? Number(row.maximum_nights) : null,
  };
}
