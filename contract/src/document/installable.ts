import type { LanguageTag } from '../lib/scalars.schema.ts';

/**
 * Ground of the page in sRGB, for what reads no tokens: the frame that a system draws around the site, and
 * pages that stand alone. A test compares them with the tokens.
 */
export const THEME_COLOURS = { light: '#faf3ed', dark: '#1a1117' } as const;

/** Icons of the installed site by the name of their file; the edge in pixels. */
export const APP_ICONS = {
  'app-192.png': { size: 192, isMaskable: false },
  'app-512.png': { size: 512, isMaskable: false },
  'app-maskable-512.png': { size: 512, isMaskable: true },
  'apple-touch-icon-180.png': { size: 180, isMaskable: true },
} as const;
export type AppIconName = keyof typeof APP_ICONS;

export const appIconPath = (name: AppIconName) => `/icons/${name}`;

/** What makes the site installable, in a language. */
export const manifestPath = (language: LanguageTag) => `/manifest/${language}.webmanifest`;

/** What is shown when a page cannot be reached. */
export const offlinePath = (language: LanguageTag) => `/offline/${language}`;

export const SERVICE_WORKER_PATH = '/service-worker.js';
