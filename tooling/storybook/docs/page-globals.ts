import { createContext } from 'react';

/** The root's font size in percent, by the names that the toolbar and addresses have for it. */
const textSizes = { normal: 100, large: 125, larger: 150, double: 200 };

export type TextSize = keyof typeof textSizes;

/** What the toolbar says. */
export interface Globals {
  readonly theme: 'light' | 'dark';
  readonly locale: string;
  readonly textSize: TextSize;
}

/** Of a written page; a story reads its own context. */
export const PageGlobals = createContext<Globals>({ theme: 'light', locale: 'en', textSize: 'normal' });

export function readGlobals({ theme, locale, textSize }: Readonly<Record<string, unknown>>): Globals {
  return {
    theme: theme === 'dark' ? 'dark' : 'light',
    locale: typeof locale === 'string' ? locale : 'en',
    textSize: isTextSize(textSize) ? textSize : 'normal',
  };
}

function isTextSize(value: unknown): value is TextSize {
  return typeof value === 'string' && value in textSizes;
}

/** What the toolbar offers. */
export const offeredTextSizes = Object.entries(textSizes).map(([value, percent]) => ({
  value,
  title: `Text ${percent} %`,
}));

/** Puts them on the document, as the shell and the visitor's browser do. */
export function dressDocument({ theme, locale, textSize }: Globals): void {
  const root = document.documentElement;
  root.dataset.theme = theme;
  root.lang = locale;
  root.style.fontSize = textSize === 'normal' ? '' : `${textSizes[textSize]}%`;
}
