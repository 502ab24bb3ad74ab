import lookUpTimeZone from '@photostructure/tz-lookup';
import description from '@photostructure/tz-lookup/package.json' with { type: 'json' };

/** The version of the borders of time zones; a new one has the zones of all homes looked up again. */
export const timeZoneSource = `tz-lookup ${description.version}`;

/**
 * The IANA name of the time zone at a place, at sea one of `Etc/GMT`.
 * @throws Error outside the range of coordinates
 */
export function timeZoneAt({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return lookUpTimeZone(latitude, longitude);
}
