import type { FastifyInstance } from 'fastify';
import ICAL from 'ical.js';
import { insertEvent } from '../../../testing/blog-factory.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

const TITLE = 'Käse, Wein; Brot \\ und „Mëttegstonn“';
const SUMMARY = `Zwei Zeilen:\nBEGIN:VEVENT, ${'äöü 😀 '.repeat(40)}`;

let database: TestDatabase;
let app: FastifyInstance;
let id: string;

beforeAll(async () => {
  database = await createTestDatabase();
  id = await insertEvent(database.client, {
    titles: { de: TITLE },
    summary: SUMMARY,
    venue_name: 'Salon, links',
    address: '14; rue de l’Alzette\nHinterhaus',
    latitude: 49.61,
    longitude: 6.13,
  });
  app = await buildTestApp(database.url, { today: '2027-01-10', publicOrigin: 'https://moien.example' });
}, 120_000);

afterAll(async () => {
  await app.close();
  await database.drop();
});

const download = () => app.inject({ url: `/api/events/${id}/calendar.ics?language=de` });

describe('GET /api/events/:id/calendar.ics', () => {
  it('is a file of lines that RFC 5545 §3.1 allows', async () => {
    const { headers, body } = await download();
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[a-z0-9-]+\.ics"$/);
    expect(body.endsWith('END:VCALENDAR\r\n')).toBe(true);
    const lines = body.slice(0, -2).split('\r\n');
    for (const line of lines) {
      expect(line).not.toMatch(/[\r\n]/);
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(lines).toEqual(expect.arrayContaining(['DTSTART:20270601T163000Z', 'DTEND:20270601T183000Z']));
  });

  it('says what the page says when a calendar reads it', async () => {
    const calendar = new ICAL.Component(ICAL.parse((await download()).body));
    const component = calendar.getFirstSubcomponent('vevent');
    if (!component) throw new Error('The file has no event.');
    const event = new ICAL.Event(component);
    const url = `https://moien.example/de/blog/events/${id}/`;
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(event.uid).toBe(`urn:uuid:${id}`);
    expect(event.summary).toBe(TITLE);
    expect(event.description).toContain(`${SUMMARY}\n\n${url}`);
    expect(event.location).toBe('Salon, links, 14; rue de l’Alzette\nHinterhaus, Luxemburg');
    expect(component.getFirstPropertyValue('geo')).toEqual([49.61, 6.13]);
    expect(event.startDate.toJSDate().toISOString()).toBe('2027-06-01T16:30:00.000Z');
    expect(event.endDate.toJSDate().toISOString()).toBe('2027-06-01T18:30:00.000Z');
    expect(String(component.getFirstPropertyValue('url'))).toContain(url);
    expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2026-05-02T08:00:00Z');
  });

  it('is the same file until the event changes', async () => {
    const [first, second] = [await download(), await download()];
    expect(second.body).toBe(first.body);
    expect(second.headers.etag).toBe(first.headers.etag);
  });
});
