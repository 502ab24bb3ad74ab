import { contrastRatio, isInGamut, type LinearRgb, type Oklch, toOklch } from './oklch.ts';

/** Colours made of one brand colour, of which every text can be read (WCAG 2.2 AA 1.4.3, 4.5:1). */
export interface BrandColours {
  /** The brand colour itself, for a ground. */
  readonly ground: Oklch;
  /** Text on that ground. */
  readonly onGround: Oklch;
  /** The brand colour as text on every ground of the theme. */
  readonly text: Readonly<Record<'light' | 'dark', Oklch>>;
}

const white: Oklch = { lightness: 1, chroma: 0, hue: 0 };
const black: Oklch = { lightness: 0, chroma: 0, hue: 0 };

/** For each theme the ground on which text is hardest to read: --color-surface-sunken of tokens.css. */
const hardestGrounds = {
  light: { lightness: 0.932, chroma: 0.015, hue: 62 },
  dark: { lightness: 0.3, chroma: 0.026, hue: 338 },
} as const;

/** @returns undefined unless the text has the seven characters of `#rrggbb` (specification §5) */
export function parseHexColour(hex: string): Oklch | undefined {
  const [, ...channels] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex) ?? [];
  if (channels.length !== 3) return undefined;
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    toLinear(Number.parseInt(channel, 16) / 255),
  );
  const rgb: LinearRgb = [red, green, blue];
  return toOklch(rgb);
}

/** The sRGB transfer function (CSS Color 4 §10.1). */
function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/**
 * What a partner's brand colour becomes on our pages in both themes.
 * @param hex seven characters, `#rrggbb`
 * @returns undefined for anything else: show the partner in our own colours
 */
export function readableBrandColours(hex: string): BrandColours | undefined {
  const ground = parseHexColour(hex);
  if (!ground) return undefined;
  // Black or white: one of them always has 4.5:1, since 21 is more than 4.5 times 4.5.
  const onGround = contrastRatio(white, ground) >= 4.5 ? white : black;
  return { ground, onGround, text: { light: legible(ground, 'light'), dark: legible(ground, 'dark') } };
}

/**
 * The nearest lightness of the same hue that can be read, with as much of its chroma as a screen can show.
 */
function legible(colour: Oklch, theme: 'light' | 'dark'): Oklch {
  const step = theme === 'light' ? -0.005 : 0.005;
  let found = colour;
  while (contrastRatio(found, hardestGrounds[theme]) < 4.5 && found.lightness >= 0 && found.lightness <= 1) {
    found = shownExactly({ ...colour, lightness: found.lightness + step });
  }
  return found;
}

function shownExactly(colour: Oklch): Oklch {
  let found = colour;
  while (!isInGamut(found) && found.chroma > 0) {
    found = { ...found, chroma: Math.max(0, found.chroma - 0.005) };
  }
  return found;
}

/** As CSS writes it: `oklch(0.43 0.155 342)`. */
export function cssColour({ lightness, chroma, hue }: Oklch): string {
  return `oklch(${rounded(lightness)} ${rounded(chroma)} ${rounded(hue)})`;
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
