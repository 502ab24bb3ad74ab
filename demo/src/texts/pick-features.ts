import type { HomeFacts } from '@moien/api/import/texts/home-facts';
import type { Random } from '@moien/api/lib/random';

/** Up to `limit` phrases for features that the home has, in a drawn order. */
export function pickFeatures<Phrase>(
  facts: HomeFacts,
  phrases: Record<string, Phrase>,
  limit: number,
  random: Random,
): Phrase[] {
  const present = Object.entries(phrases).filter(([name]) => facts.featureNames.has(name));
  const picked: Phrase[] = [];
  while (picked.length < limit && present.length > 0) {
    const [entry] = present.splice(random.integer(0, present.length - 1), 1);
    if (entry) picked.push(entry[1]);
  }
  return picked;
}
