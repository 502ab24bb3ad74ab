/** An OKLCH colour: lightness 0–1, chroma from 0, hue in degrees. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** Linear-light sRGB channels, 0–1 inside the gamut. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

/** Converts OKLCH to linear sRGB with Björn Ottosson's matrices (CSS Color 4 §10). */
function toLinearRgb({ lightness, chroma, hue }: Oklch): LinearRgb {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Converts linear sRGB to OKLCH, the way back of the same matrices. A grey has the hue 0. */
export function toOklch([red, green, blue]: LinearRgb): Oklch {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const chroma = Math.hypot(a, b);
  return chroma < 0.0005
    ? { lightness, chroma: 0, hue: 0 }
    : { lightness, chroma, hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** True when a screen can show the colour exactly, within rounding of 8-bit channels. */
export function isInGamut(colour: Oklch): boolean {
  return toLinearRgb(colour).every((channel) => channel >= -0.002 && channel <= 1.002);
}

/** The sRGB colour that a screen shows, as `#rrggbb`, for what reads no OKLCH. */
export function toHex(colour: Oklch): string {
  const channels = toLinearRgb(colour).map((channel) => {
    const linear = Math.min(1, Math.max(0, channel));
    const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

function relativeLuminance(colour: Oklch): number {
  const [red, green, blue] = toLinearRgb(colour).map((channel) => Math.min(1, Math.max(0, channel)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** WCAG 2.2 contrast ratio, 1–21, whichever of the two is lighter. */
export function contrastRatio(first: Oklch, second: Oklch): number {
  const luminances = [relativeLuminance(first), relativeLuminance(second)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}
