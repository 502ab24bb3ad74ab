import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PLACES } from '../places/places.ts';

type Text = { slug: string; title: string; summary: string };
type Entry = { picture: string; texts: Record<string, Text> };

const LANGUAGES = ['en', 'fr', 'de'];

async function entriesOf(
  kind: 'article' | 'event',
): Promise<{ folder: string; name: string; entry: Entry }[]> {
  const root = join(import.meta.dirname, `${kind}s`);
  const names = await readdir(root);
  return Promise.all(
    names.map(async (name) => {
      const folder = join(root, name);
      return { folder, name, entry: JSON.parse(await readFile(join(folder, `${kind}.json`), 'utf8')) };
    }),
  );
}

function wordsOf(body: string): number {
  return body
    .replace(/\]\([^)]*\)|[|#>*\-[\]]/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
}

describe.each([
  ['article', 12, 340, 620],
  ['event', 8, 80, 170],
] as const)('each %s of the blog', (kind, count, fewest, most) => {
  it('is one of a known number and has a picture of its own name', async () => {
    const entries = await entriesOf(kind);
    expect(entries).toHaveLength(count);
    expect(entries.map(({ entry }) => entry.picture)).toEqual(entries.map(({ name }) => name));
  });

  it('has an address, a title and a short summary in every language', async () => {
    for (const { entry } of await entriesOf(kind)) {
      expect(Object.keys(entry.texts)).toEqual(LANGUAGES);
      for (const { slug, title, summary } of Object.values(entry.texts)) {
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(summary.length).toBeLessThanOrEqual(180);
        expect(title + summary).not.toContain('!');
      }
    }
  });

  it('has slugs that are unique within a language', async () => {
    const entries = await entriesOf(kind);
    for (const language of LANGUAGES)
      expect(new Set(entries.map(({ entry }) => entry.texts[language]?.slug)).size).toBe(count);
  });

  it('is told at length, calmly, and links to places that have homes', async () => {
    const places = new Set(PLACES.map(({ cityId }) => String(cityId)));
    for (const { folder } of await entriesOf(kind)) {
      for (const language of LANGUAGES) {
        const body = await readFile(join(folder, `${language}.md`), 'utf8');
        expect(body).toMatch(/^\p{L}/u);
        expect(body).not.toMatch(/!|^# /m);
        expect(wordsOf(body)).toBeGreaterThanOrEqual(fewest);
        expect(wordsOf(body)).toBeLessThanOrEqual(most);
        for (const [, address = ''] of body.matchAll(/\]\(([^)]*)\)/g)) {
          const [, linked, cityId = ''] = /^\/(\w\w)\/search\?cityId=(\d+)$/.exec(address) ?? [];
          expect(linked).toBe(language);
          expect(places.has(cityId)).toBe(true);
        }
      }
    }
  });
});
