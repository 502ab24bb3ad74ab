import { rmSync } from 'node:fs';
import { writeInformationFolder } from '../../../testing/information-folder.ts';
import { readInformationPages } from './information-files.ts';
import { createInformationPageService } from './information-page.service.ts';

const folder = writeInformationFolder({ terms: ['2026-01-01', '2027-06-01'] });
const pages = readInformationPages(folder);
const on = (today: string) =>
  createInformationPageService(
    () => pages,
    () => today,
  );

afterAll(() => rmSync(folder, { recursive: true }));

describe('an information page with versions', () => {
  it.each([
    ['before the first is in force, the first', '2025-12-31', '2026-01-01'],
    ['on its first day', '2026-01-01', '2026-01-01'],
    ['on the day before the next', '2027-05-31', '2026-01-01'],
    ['on the first day of the next', '2027-06-01', '2027-06-01'],
  ])('is the one in force: %s', (_case, today, version) => {
    expect(on(today).readPage('terms', 'fr')).toMatchObject({
      name: 'terms',
      language: 'fr',
      version,
      currentVersion: version,
      versionArray: ['2027-06-01', '2026-01-01'],
      title: 'terms in fr',
      introductionHtml: `<p>terms of ${version} in fr.</p>`,
    });
  });

  it('can be read as it was and as it will be', () => {
    const read = (version: string) => on('2026-11-21').readPage('terms', 'en', version);
    expect(read('2027-06-01')).toMatchObject({ version: '2027-06-01', currentVersion: '2026-01-01' });
    expect(on('2028-01-01').readPage('terms', 'en', '2026-01-01')).toMatchObject({
      version: '2026-01-01',
      currentVersion: '2027-06-01',
      introductionHtml: '<p>terms of 2026-01-01 in en.</p>',
    });
  });
});

describe('an information page without versions', () => {
  it('has none to offer', () => {
    expect(on('2026-11-21').readPage('faq', 'de')).toMatchObject({
      version: null,
      currentVersion: null,
      versionArray: [],
      title: 'faq in de',
    });
  });
});

it.each([
  ['of another day', 'terms', '2026-01-02'],
  ['of a page that has none', 'faq', '2026-01-01'],
])('a version %s does not exist', (_case, name, version) => {
  expect(() => on('2026-11-21').readPage(name, 'en', version)).toThrow(
    expect.objectContaining({ status: 404, code: 'information-page-version-not-found' }),
  );
});

it.each(['contact-us', 'toString', '__proto__', '../terms', ''])('there is no page %j', (name) => {
  expect(() => on('2026-11-21').readPage(name, 'en')).toThrow(
    expect.objectContaining({ status: 404, code: 'information-page-not-found' }),
  );
});
