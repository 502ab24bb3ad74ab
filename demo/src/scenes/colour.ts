type Triple = readonly [number, number, number];

function channels(colour: string): Triple {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function hex(red: number, green: number, blue: number): string {
  const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(value)));
  return `#${((clamp(red) << 16) | (clamp(green) << 8) | clamp(blue)).toString(16).padStart(6, '0')}`;
}

function toLinear(value: number): number {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function fromLinear(value: number): number {
  return 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
}

/** OKLab (Björn Ottosson): mixing in it keeps pastel colours clean where sRGB turns them grey. */
function toOklab(colour: string): Triple {
  const [red, green, blue] = channels(colour).map(toLinear) as unknown as Triple;
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

function fromOklab([lightness, a, b]: Triple): string {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return hex(
    fromLinear(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    fromLinear(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    fromLinear(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  );
}

/** `share` 0 gives the first colour, 1 the second. Colours are `#rrggbb`. */
export function mix(first: string, second: string, share: number): string {
  if (share <= 0) return first;
  if (share >= 1) return second;
  const from = toOklab(first);
  const to = toOklab(second);
  return fromOklab([
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ]);
}

/** The colour as it appears under coloured light. */
export function multiply(colour: string, light: string): string {
  const surface = channels(colour);
  const lamp = channels(light);
  return hex((surface[0] * lamp[0]) / 255, (surface[1] * lamp[1]) / 255, (surface[2] * lamp[2]) / 255);
}

export function lighten(colour: string, share: number): string {
  return mix(colour, '#fffaf0', share);
}

export function darken(colour: string, share: number): string {
  return mix(colour, '#1d1a2b', share);
}

/** How far apart two colours look: 0 for the same, about 1 for black and white. */
export function difference(first: string, second: string): number {
  const from = toOklab(first);
  const to = toOklab(second);
  return Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
}
