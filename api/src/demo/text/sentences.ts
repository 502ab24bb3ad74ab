import type { Random } from '../../scenes/random.ts';
import type { HomeFacts } from './home-facts.ts';

/** Capital first letter, the rest as it is. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** One paragraph for each list; empty lists leave no gap. */
export function joinSentences(paragraphs: string[][]): string {
  return paragraphs
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.join(' '))
    .join('\n\n');
}

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
