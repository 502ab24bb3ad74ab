import type { BrowserInfo } from '@moien/contract';

const COLOUR_DEPTH_MAXIMUM = 64;
const DEFAULT_COLOUR_DEPTH = 24;

/** What 3-D Secure asks of a browser (EMV 3DS). No browser runs Java any more. */
export function browserInfo(): BrowserInfo {
  const { colorDepth, height, width } = window.screen;
  return {
    language: navigator.language.slice(0, 20),
    colorDepth: colorDepth > 0 && colorDepth <= COLOUR_DEPTH_MAXIMUM ? colorDepth : DEFAULT_COLOUR_DEPTH,
    screenHeight: Math.round(height),
    screenWidth: Math.round(width),
    timeZoneOffset: new Date().getTimezoneOffset(),
    isJavaEnabled: false,
  };
}
