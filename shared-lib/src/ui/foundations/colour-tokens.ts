import type { Oklch } from '../oklch.ts';

export const themes = ['light', 'dark'] as const;

export type Theme = (typeof themes)[number];

export type ColourTokens = ReadonlyMap<string, Readonly<Record<Theme, Oklch>>>;

/**
 * The colours that a style sheet declares as `--color-NAME: light-dark(oklch(…), oklch(…))`, by name and in
 * its order.
 */
export function readColourTokens(css: string): ColourTokens {
  const oklch = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: / [\d.]+)?\)`;
  const declaration = new RegExp(
    String.raw`--color-([\w-]+):\s*light-dark\(\s*${oklch},\s*${oklch}\s*\)`,
    'g',
  );
  const entries = [...css.matchAll(declaration)].map((match) => {
    const [, name = '', ...values] = match;
    return [name, { light: toColour(values.slice(0, 3)), dark: toColour(values.slice(3)) }] as const;
  });
  return new Map(entries);
}

function toColour([lightness = '', chroma = '', hue = '']: readonly string[]): Oklch {
  return { lightness: Number(lightness), chroma: Number(chroma), hue: Number(hue) };
}
