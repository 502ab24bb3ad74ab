/**
 * Mail programs know no OKLCH: the light and dark values of the tokens in `shared-lib/src/ui/tokens.css` as
 * sRGB.
 */
export const LIGHT = {
  ground: '#faf3ed',
  surface: '#fefcf9',
  ink: '#2e1829',
  inkSoft: '#624e5d',
  line: '#e3d6ce',
  accent: '#841f67',
  onAccent: '#fffbf8',
} as const;

export const DARK: Record<keyof typeof LIGHT, string> = {
  ground: '#1a1117',
  surface: '#261a22',
  ink: '#f7eee9',
  inkSoft: '#c6b5be',
  line: '#42323e',
  accent: '#eaadd4',
  onAccent: '#2b0c22',
};
