import type { LocalizedName } from '@moien/contract';

/** A row of a fixed vocabulary; ids are written once and never change their meaning. */
export type VocabularyEntry = { id: number; name: string; text: LocalizedName };

export function entry(id: number, name: string, en: string, fr: string, de: string): VocabularyEntry {
  return { id, name, text: { en, fr, de } };
}
