import type { Essentials, LanguageTag } from '@moien/contract';
import { shareReading } from '../../../lib/share-reading.ts';

type Kept = { essentials: Essentials; generation: number };

/**
 * Essentials by language, kept while the search generation is the one in which they were read: it advances
 * for everything that they are made of. However many ask at once, they are read once for each language and
 * generation.
 */
export function cacheEssentials(
  read: (language: LanguageTag) => Promise<Essentials>,
  readGeneration: () => Promise<number>,
): (language: LanguageTag) => Promise<Essentials> {
  const keep = (language: LanguageTag) => keepOne(() => read(language), readGeneration);
  const readers = { en: keep('en'), fr: keep('fr'), de: keep('de') };
  return (language) => readers[language]();
}

function keepOne(
  read: () => Promise<Essentials>,
  readGeneration: () => Promise<number>,
): () => Promise<Essentials> {
  let kept: Kept | undefined;
  return shareReading(async () => {
    // Before the rest: what is committed meanwhile may be among what is read, and is read again with the next
    // generation.
    const generation = await readGeneration();
    if (kept?.generation !== generation) kept = { essentials: await read(), generation };
    return kept.essentials;
  });
}
