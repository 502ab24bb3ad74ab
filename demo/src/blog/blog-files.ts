import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Day, LANGUAGE_TAGS, type LanguageTag, Slug, Topic } from '@moien/contract';
import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';

const FOLDER = import.meta.dirname;

const exactly = { additionalProperties: false };
const PictureName = Type.String({ pattern: '^[a-z0-9-]{1,60}$' });
const Text = Type.Object(
  {
    slug: Slug,
    title: Type.String({ minLength: 1, maxLength: 150 }),
    summary: Type.String({ minLength: 1, maxLength: 500 }),
  },
  exactly,
);
const Texts = Type.Object({ en: Text, fr: Text, de: Text }, exactly);

const ArticleFile = Type.Object(
  {
    topic: Topic,
    author: Type.String({ minLength: 1, maxLength: 100 }),
    publishedOn: Day,
    picture: PictureName,
    texts: Texts,
  },
  exactly,
);

const EventFile = Type.Object(
  {
    startsInDays: Type.Integer({ minimum: -365, maximum: 365, description: 'from the day of loading' }),
    startsAt: Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', description: 'in the time zone' }),
    minutes: Type.Integer({ minimum: 1, maximum: 20_160 }),
    timeZone: Type.String({ pattern: '^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$' }),
    venue: Type.String({ minLength: 1, maxLength: 150 }),
    address: Type.String({ minLength: 1, maxLength: 300 }),
    city: Type.String({ minLength: 1 }),
    priceCents: Type.Integer({ minimum: 0, description: '0: free' }),
    seatCount: Type.Union([Type.Integer({ minimum: 1, maximum: 100_000 }), Type.Null()], {
      description: 'null: not limited',
    }),
    picture: PictureName,
    texts: Texts,
  },
  exactly,
);

/** A folder of the demo's blog: its facts and, for each language, its Markdown. */
type Entry<Facts> = { name: string; facts: Facts; markdown: Record<LanguageTag, string> };
export type DemoArticle = Entry<Static<typeof ArticleFile>>;
export type DemoEvent = Entry<Static<typeof EventFile>>;

export async function readDemoBlog(
  folder = FOLDER,
): Promise<{ articles: DemoArticle[]; events: DemoEvent[] }> {
  return {
    articles: await readEntries(join(folder, 'articles'), 'article.json', ArticleFile),
    events: await readEntries(join(folder, 'events'), 'event.json', EventFile),
  };
}

/** @throws Error that names the file and what is wrong with it */
async function readEntries<Schema extends TSchema>(
  folder: string,
  factsFile: string,
  schema: Schema,
): Promise<Entry<Static<Schema>>[]> {
  const names = (await readdir(folder)).sort();
  return Promise.all(
    names.map(async (name) => {
      const file = join(folder, name, factsFile);
      const facts: unknown = JSON.parse(await readFile(file, 'utf8'));
      if (!Value.Check(schema, facts)) {
        const [problem] = Value.Errors(schema, facts);
        throw new Error(`${file}: ${problem?.instancePath} ${problem?.message}.`);
      }
      const bodies = await Promise.all(
        LANGUAGE_TAGS.map(async (tag) => [tag, await readFile(join(folder, name, `${tag}.md`), 'utf8')]),
      );
      return { name, facts, markdown: Object.fromEntries(bodies) };
    }),
  );
}
