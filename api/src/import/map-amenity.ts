import { type Token, tokensOf } from './amenity-words.ts';
import { correctWord } from './correct-word.ts';
import { featureOfName, featureOfPhrase } from './phrases.ts';

const LONGEST_PHRASE_WORDS = 6;
const FAST_MEGABITS = 100;
const PARKING = new Set(['parking', 'free-parking', 'paid-parking', 'garage']);
const INTERNET = new Set(['wifi', 'wired-internet', 'fast-internet']);
/** A home has not what it denies, and not what its neighbourhood has. */
const NEGATIONS =
  /\b(?:no|not|without|non|unavailable|isnt|kein|keine|nicht|ohne|pas|sans(?! (?:fil|marche)s?\b))\b/;
const NEARBY = /\b(?:nearby|near|close by|walking distance|minute|proximite|nahe)\b/;

/**
 * Tokens from `start` up to, not including, `end`, and the feature that they name; null when they name none.
 */
type Match = { start: number; end: number; feature: string | null };

/** Names of the features that an amenity of a listing names: several, one, or none when it fits no family. */
export function featuresOfAmenity(amenity: string): string[] {
  const tokens = tokensOf(amenity).map((token) => ({ ...token, text: correctWord(token.text) }));
  return withDetails(featuresOf(tokens), tokens, amenity);
}

function featuresOf(tokens: Token[]): string[] {
  const words = tokens.map(({ text }) => text);
  const name = featureOfName(words.join(''));
  if (name) return [name];
  const sentence = words.filter((word) => word !== '').join(' ');
  if (NEGATIONS.test(sentence)) return [];
  const matches = meantMatches(findMatches(words), tokens);
  const features = matches.flatMap(({ feature }) => feature ?? []);
  const isNearby = NEARBY.test(sentence);
  return [...new Set(features)].filter((feature) => !isNearby || feature.endsWith('-nearby'));
}

/** The phrases of the text, the longest first where they overlap, in the order of the text. */
function findMatches(words: string[]): Match[] {
  const matches: Match[] = [];
  for (let length = Math.min(LONGEST_PHRASE_WORDS, words.length); length > 0; length -= 1) {
    for (let start = words.length - length; start >= 0; start -= 1) {
      const end = start + length;
      if (matches.some((match) => start < match.end && match.start < end)) continue;
      if (words[start] === '' || words[end - 1] === '') continue;
      const feature = featureOfPhrase(words.slice(start, end).join(''));
      if (feature !== undefined) matches.push({ start, end, feature });
    }
  }
  return matches.sort((first, second) => first.start - second.start);
}

/** Of `Whirlpool refrigerator` the last counts, of `TV with cable` the first, of `Washer and dryer` both. */
function meantMatches(matches: Match[], tokens: Token[]): Match[] {
  const meant: Match[] = [];
  for (const match of matches) {
    const previous = meant.at(-1);
    const between = previous ? tokens.slice(previous.end, match.start) : [];
    if (between.some(({ kind }) => kind === 'detail')) break;
    if (previous && !between.some(({ kind }) => kind === 'and')) meant.pop();
    meant.push(match);
  }
  return meant;
}

/**
 * What the words round a feature say of its kind: the speed of a connection, the price of a place to park.
 */
function withDetails(features: string[], tokens: Token[], amenity: string): string[] {
  const megabits = megabitsOf(amenity);
  const detailed = features.flatMap((feature) => {
    if (PARKING.has(feature)) return parkingOf(tokens);
    if (megabits === undefined || !INTERNET.has(feature)) return [feature];
    const named = feature === 'fast-internet' ? [] : [feature];
    return megabits > FAST_MEGABITS ? [...named, 'fast-internet'] : named;
  });
  return [...new Set(detailed)];
}

function parkingOf(tokens: Token[]): string[] {
  const has = (words: RegExp) => tokens.some(({ text }) => words.test(text));
  return [
    'parking',
    ...(has(/^(?:free|gratuit|kostenlos|kostenfrei)/) ? ['free-parking'] : []),
    ...(has(/^(?:paid|payant|kostenpflichtig)/) ? ['paid-parking'] : []),
    ...(has(/^(?:garage|carport|tiefgarage)$/) ? ['garage'] : []),
  ];
}

/** The first speed in the words, in megabits a second. */
function megabitsOf(amenity: string): number | undefined {
  const match = /(\d{1,6}(?:[.,]\d{1,3})?)\s?(mb|gb|mega|giga)(?:it|ps|\/s|bit)/i.exec(amenity);
  if (!match) return undefined;
  const amount = Number(match[1]?.replace(',', '.'));
  return /^g/i.test(match[2] ?? '') ? amount * 1000 : amount;
}
