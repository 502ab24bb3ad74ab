import type { TransportRequest } from '@moien/shared-lib';
import { exampleRoot } from '@moien/shared-lib/testing';
import { exampleInformationPage } from '../examples/example-information-page.ts';
import { loadInformationPage } from './load-information-page.ts';

async function load(search: string) {
  const asked: string[] = [];
  const root = exampleRoot({
    transport: async ({ url }: TransportRequest) => {
      asked.push(url);
      return { status: 200, body: exampleInformationPage() };
    },
  });
  const url = new URL(`https://moien.example/de/terms${search}`);
  const { signal } = new AbortController();
  const page = await loadInformationPage('terms')({ root, url, parameters: {}, signal });
  return { asked, page };
}

describe('loadInformationPage', () => {
  it.each([
    ['', '/api/information-pages/terms?language=de'],
    ['?version=2026-11-21', '/api/information-pages/terms?language=de&version=2026-11-21'],
    ['?utm_source=letter', '/api/information-pages/terms?language=de'],
  ])('asks for what %s names', async (search, expected) => {
    const { asked, page } = await load(search);
    expect(asked).toEqual([expected]);
    expect(page.title).toBe(exampleInformationPage().title);
  });

  it.each(['?version=', '?version=latest', '?version=2026-11-21x'])(
    'knows no version by the name of %s',
    async (search) => {
      await expect(load(search)).rejects.toMatchObject({ init: { status: 404 } });
    },
  );
});
