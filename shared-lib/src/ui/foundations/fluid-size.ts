const PIXELS_PER_REM = 16;

/**
 * What a fluid size of tokens.css is, in pixels, in a window of this width: `clamp(1rem, 0.9rem + 1vw,
 * 2rem)`. No part of it may stop the letters from growing with those of the browser (WCAG 1.4.4).
 * @throws when the size is written in another way
 */
export function fluidSize(size: string, windowWidth: number): number {
  const parts = /^clamp\(([\d.]+)rem, ([\d.]+)rem \+ ([\d.]+)vw, ([\d.]+)rem\)$/.exec(size);
  if (!parts) throw new Error(`${size} is no fluid size`);
  const [least = 0, base = 0, share = 0, most = 0] = parts.slice(1).map(Number);
  const between = base * PIXELS_PER_REM + (share * windowWidth) / 100;
  return Math.min(Math.max(between, least * PIXELS_PER_REM), most * PIXELS_PER_REM);
}
