import { randomUUIDv7 } from 'node:crypto';
import type pg from 'pg';
import { insertRows } from '../database/insert-rows.ts';
import { LUXEMBOURG } from './property-factory.ts';

export type ArticleInput = {
  published_at?: string;
  author_name?: string;
  topic?: string;
  image_path?: string;
  /** Titles by language; the slug is made of the title. */
  titles?: Record<string, string>;
  summary?: string;
  body?: string;
};

/** An English article on moving, published in 2026, unless the input says otherwise. */
export async function insertArticle(client: pg.Client, input: ArticleInput = {}): Promise<string> {
  const { titles = { en: 'An article' }, summary = 'A summary.', body = 'A body.', ...columns } = input;
  const id = randomUUIDv7();
  const article = {
    id,
    published_at: '2026-05-01T08:00:00Z',
    author_name: 'Léa Muller',
    image_path: '/global/banner-1',
    topic: 'moving',
    ...columns,
  };
  await insertRows(client, 'article', [article]);
  for (const [language, title] of Object.entries(titles)) {
    await insertRows(client, 'article_text', [
      {
        article_id: id,
        language,
        slug: slugOf(title, id),
        title,
        summary,
        body,
        updated_at: '2026-05-02T08:00:00Z',
      },
    ]);
  }
  return id;
}

export type EventInput = {
  starts_at?: string;
  ends_at?: string;
  venue_name?: string;
  address?: string;
  latitude?: number;
  longitude?: number;
  price?: number;
  currency?: string;
  seat_count?: number;
  /** Titles by language; the slug is made of the title. */
  titles?: Record<string, string>;
  summary?: string;
  description?: string;
};

/** A free evening in Luxembourg in June 2027, in English, unless the input says otherwise. */
export async function insertEvent(client: pg.Client, input: EventInput = {}): Promise<string> {
  const { titles = { en: 'An event' }, summary = 'A summary.', description = 'Come.', ...columns } = input;
  const id = randomUUIDv7();
  await insertRows(client, 'event', [
    {
      id,
      starts_at: '2027-06-01T16:30:00Z',
      ends_at: '2027-06-01T18:30:00Z',
      time_zone: 'Europe/Luxembourg',
      venue_name: 'Rotondes',
      address: '3, place des Rotondes',
      city_id: LUXEMBOURG.id,
      image_path: '/global/banner-2',
      ...columns,
    },
  ]);
  for (const [language, title] of Object.entries(titles)) {
    await insertRows(client, 'event_text', [
      {
        event_id: id,
        language,
        slug: slugOf(title, id),
        title,
        summary,
        description,
        updated_at: '2026-05-02T08:00:00Z',
      },
    ]);
  }
  return id;
}

/** The end of the id keeps slugs of equal titles apart. */
function slugOf(title: string, id: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return [...words, id.slice(-12)].join('-');
}
