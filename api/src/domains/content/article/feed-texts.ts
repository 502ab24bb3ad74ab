import type { LanguageTag } from '@moien/contract';

/** What feed readers show of the blog itself. */
export const FEED_TEXTS: Record<LanguageTag, { title: string; description: string }> = {
  en: {
    title: 'Moïen – Blog',
    description: 'Living, renting and finding your feet in Luxembourg and the Greater Region.',
  },
  fr: {
    title: 'Moïen – Blog',
    description: 'Habiter, louer et s’installer au Luxembourg et dans la Grande Région.',
  },
  de: { title: 'Moïen – Blog', description: 'Wohnen, mieten und ankommen in Luxemburg und der Großregion.' },
};
