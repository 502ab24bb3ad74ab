import { createRandom, type Random } from '../lib/random.ts';

const STRANGE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  'a\r\nBcc: other@example.org',
  '\u202e\u2066text',
  '\ufeff',
  '%00%0d%0a',
  '<script>alert(1)</script>',
  "'; drop table contact_message; --",
  '{{url}}',
  '$1',
  '../../etc/passwd',
  'e\u0301'.repeat(3000),
  '👩‍👩‍👧‍👦'.repeat(100),
  'x'.repeat(20_000),
  [],
  [[]],
  {},
  { toString: 'x' },
  { constructor: { prototype: {} } },
];

/**
 * Bodies that are almost the valid one: parts left out, doubled, of other kinds, strange or far too long.
 * The same seed gives the same bodies.
 */
export function hostileBodies(valid: object, count: number, seed: number): string[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => {
    const body = mutate(structuredClone(valid), random);
    const text = JSON.stringify(body) ?? '';
    // One in ten is no JSON at all.
    return random.below(10) === 0 ? damage(text, random) : text;
  });
}

function mutate(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.below(8) === 0)
    return typeof value === 'string' && random.below(2) === 0 ? spliced(value, random) : random.pick(STRANGE);
  const entries = Object.entries(value);
  const target = random.below(entries.length + 1);
  const changed = entries.flatMap(([key, part], index) => {
    if (index !== target) return [[key, part]];
    if (random.below(5) === 0) return [];
    return [[key, mutate(part, random)]];
  });
  if (target === entries.length) changed.push([JSON.stringify(random.pick(STRANGE)), random.pick(STRANGE)]);
  return Object.fromEntries(changed);
}

function spliced(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  const inserted = random.pick(STRANGE.filter((value) => typeof value === 'string'));
  return text.slice(0, at) + inserted + text.slice(at + random.below(3));
}

function damage(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  return random.pick([text.slice(0, at), `${text}}`, text.replaceAll('"', "'"), `\u0000${text}`, `[${text}`]);
}
