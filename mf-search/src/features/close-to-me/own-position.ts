export type Position = { latitude: number; longitude: number };
export type OwnPosition = Position & { countryCode: string | undefined };

const PATIENCE_MILLISECONDS = 10_000;
/** A position of the last five minutes is good enough to find homes round it. */
const MAXIMUM_AGE_MILLISECONDS = 300_000;
/** About a kilometre: enough to know the country, and all that the service is told. */
const COUNTRY_DECIMALS = 2;
/** Of a country, in the terms of the service. */
const COUNTRY_ZOOM = '3';

/**
 * Where the visitor is, on their own press, and in which country, unless the site asks nobody for that.
 * @throws an error that says why it is not known (specification §8)
 */
export async function ownPosition(reverseGeocodingUrl: string | undefined): Promise<OwnPosition> {
  const position = await browserPosition();
  const countryCode = reverseGeocodingUrl ? await countryCodeAt(position, reverseGeocodingUrl) : undefined;
  return { ...position, countryCode };
}

function browserPosition(): Promise<Position> {
  const { geolocation } = navigator;
  if (!geolocation) return Promise.reject(new Error('Geolocation: unsupported'));
  return new Promise((resolve, reject) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code }) => reject(new Error(`Geolocation: ${REASONS[code] ?? 'unknown'}`)),
      { timeout: PATIENCE_MILLISECONDS, maximumAge: MAXIMUM_AGE_MILLISECONDS },
    );
  });
}

/** By the codes of `GeolocationPositionError`. */
const REASONS: Readonly<Record<number, string>> = {
  1: 'permission denied',
  2: 'position unavailable',
  3: 'timeout',
};

/**
 * The answer's `address.country_code` (specification §7). The service is no part of the site, and neither is
 * its answer.
 */
async function countryCodeAt({ latitude, longitude }: Position, service: string): Promise<string> {
  const [lat, lon] = [latitude, longitude].map((degrees) =>
    String(Number(degrees.toFixed(COUNTRY_DECIMALS))),
  );
  const query = new URLSearchParams({ format: 'jsonv2', zoom: COUNTRY_ZOOM, lat: `${lat}`, lon: `${lon}` });
  const answer = await fetch(`${service}?${query}`, {
    credentials: 'omit',
    signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
  });
  const countryCode = answer.ok ? readCountryCode(await answer.json()) : undefined;
  if (!countryCode) throw new Error('Geolocation: country code unavailable');
  return countryCode;
}

function readCountryCode(answer: unknown): string | undefined {
  const { address } = recordOf(answer);
  const { country_code: code } = recordOf(address);
  return typeof code === 'string' && /^[a-z]{2}$/i.test(code) ? code.toUpperCase() : undefined;
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
