const earthRadiusMetres = 6_371_000;

/** Great-circle distance in metres by the haversine formula. */
export function distanceMetres(
  from: { latitude: number; longitude: number },
  to: { latitude: number; longitude: number },
): number {
  const height = Math.sin(radians(to.latitude - from.latitude) / 2);
  const width = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord = height ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * width ** 2;
  return 2 * earthRadiusMetres * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/**
 * Degrees rounded to 3 decimals, because places are published no more exactly than that. It rounds the
 * digits, a half away from nought: 11.5445 is 11.545, although the nearest binary number lies below the half.
 */
export function roundDegrees(text: string): number {
  const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text.trim()) ?? [];
  const thousandths = Number(`${whole}${decimals.padEnd(3, '0').slice(0, 3)}`);
  const isRoundedUp = (decimals[3] ?? '0') >= '5';
  return (Number(`${sign}1`) * (thousandths + (isRoundedUp ? 1 : 0))) / 1000;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
