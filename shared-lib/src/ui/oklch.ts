/** An OKLCH colour: lightness 0–1, chroma from 0, hue in degrees. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** Linear-light sRGB channels, 0–1 inside the gamut. */
type LinearRgb = readonly [red: number, green: number, blue: number];

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

/** True when a screen can show the colour exactly, within rounding of 8-bit channels. */
export function isInGamut(colour: Oklch): boolean {
  return toLinearRgb(colour).every((channel) => channel >= -0.002 && channel <= 1.002);
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
