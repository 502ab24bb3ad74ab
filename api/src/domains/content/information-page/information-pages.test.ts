import { getInformationPage, INFORMATION_PAGE_NAMES, LANGUAGE_TAGS } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import { buildTestApp } from '../../../testing/test-app.ts';

let app: FastifyInstance;

beforeAll(async () => {
  // These pages need no database: they are read while it is away.
  app = await buildTestApp('postgres://nobody@127.0.0.1:1/nothing', { today: '2026-12-01' });
});

afterAll(() => app.close());

const ask = (path: string, headers = {}) => app.inject({ url: `/api/information-pages/${path}`, headers });

describe('GET /api/information-pages/:name', () => {
  it.each(INFORMATION_PAGE_NAMES)('answers %s in every language as the contract says', async (name) => {
    for (const language of LANGUAGE_TAGS) {
      const response = await ask(`${name}?language=${language}`);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({ name, language });
      expect(Value.Check(getInformationPage.response, response.json())).toBe(true);
    }
  });

  it('answers in English when no language is asked for', async () => {
    expect((await ask('terms')).json()).toMatchObject({ language: 'en', title: 'Terms of use' });
  });

  it('gives a version by its day', async () => {
    const { versionArray } = (await ask('terms')).json();
    const version = versionArray.at(-1);
    expect((await ask(`terms?version=${version}&language=de`)).json()).toMatchObject({ version });
  });

  it.each([
    ['contact-us', 404, 'information-page-not-found'],
    ['TERMS', 404, 'information-page-not-found'],
    ['__proto__', 404, 'information-page-not-found'],
    ['..%2f..%2fpackage.json', 404, 'information-page-not-found'],
    ['terms%00', 404, 'information-page-not-found'],
    ['terms?version=1999-01-01', 404, 'information-page-version-not-found'],
    ['terms?version=2026-99-99', 404, 'information-page-version-not-found'],
    ['faq?version=2026-11-21', 404, 'information-page-version-not-found'],
    ['terms?version=latest', 400, 'invalid-request'],
    ['terms?version=../2026-11-21', 400, 'invalid-request'],
    ['terms?version=2026-11-21&version=2026-11-21', 400, 'invalid-request'],
    ['terms?language=lb', 400, 'invalid-request'],
    ['terms?colour=red', 400, 'invalid-request'],
  ])('refuses %s with %i %s', async (path, status, code) => {
    const response = await ask(path);
    expect(response.headers['content-type']).toMatch('application/problem+json');
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });

  it('may be kept by everyone and is not sent again to those who have it', async () => {
    const first = await ask('faq?language=fr');
    expect(first.headers['cache-control']).toBe('public, max-age=60');
    const second = await ask('faq?language=fr', { 'if-none-match': String(first.headers.etag) });
    expect([second.statusCode, second.body]).toEqual([304, '']);
    const other = await ask('faq?language=de', { 'if-none-match': String(first.headers.etag) });
    expect(other.statusCode).toBe(200);
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const url = '/api/information-pages/about';
    const [head, get] = await Promise.all([app.inject({ method: 'HEAD', url }), app.inject(url)]);
    expect([head.statusCode, head.body]).toEqual([200, '']);
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control'])
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
    const headers = { 'if-none-match': String(get.headers.etag) };
    const known = await app.inject({ method: 'HEAD', url, headers });
    expect([known.statusCode, known.body]).toEqual([304, '']);
  });

  it('is described', async () => {
    const { paths } = (await app.inject('/api/openapi.json')).json();
    const { get } = paths['/api/information-pages/{name}'];
    expect(get.parameters.map(({ name }: { name: string }) => name).sort()).toEqual([
      'language',
      'name',
      'version',
    ]);
    expect(get.parameters.find(({ name }: { name: string }) => name === 'name').description).toContain(
      'privacy-policy',
    );
  });
});
