import type { LanguageTag } from '@moien/contract';
import type { TextResources } from '@moien/shared-lib';
import de from '../locales/de.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };
import fr from '../locales/fr.json' with { type: 'json' };

/** The browser never bundles these: they come with the document. */
export const shellTexts: Record<LanguageTag, TextResources> = { en, fr, de };
