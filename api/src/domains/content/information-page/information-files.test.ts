import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeInformationFolder } from '../../../testing/information-folder.ts';
import { readInformationPages } from './information-files.ts';

let folder: string;

beforeEach(() => {
  folder = writeInformationFolder({ terms: ['2026-01-01', '2027-06-01'] });
});

afterEach(() => rmSync(folder, { recursive: true }));

const changeFacts = (file: string, facts: object) =>
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...facts }));

describe('readInformationPages', () => {
  it('reads every version, newest first, in every language', () => {
    const versions = readInformationPages(folder).get('terms') ?? [];
    expect(versions.map(({ version }) => version)).toEqual(['2027-06-01', '2026-01-01']);
    expect(versions[1]?.texts.de).toMatchObject({
      title: 'terms in de',
      introductionHtml: '<p>terms of 2026-01-01 in de.</p>',
      sectionArray: [{ id: 'first', title: 'First' }],
    });
  });

  it('reads a page without versions as one', () => {
    expect(readInformationPages(folder).get('faq')).toMatchObject([{ version: null }]);
  });

  it.each<[string, string, (file: string) => void, string]>([
    ['a file is missing', 'faq/fr.md', (file) => rmSync(file), 'ENOENT'],
    ['the facts are no JSON', 'about/page.json', (file) => writeFileSync(file, '{'), 'JSON'],
    ['the facts lack a language', 'about/page.json', (file) => writeFileSync(file, '{"texts":{}}'), '/texts'],
    [
      'situations are of a question that is not there',
      'faq/page.json',
      (file) => changeFacts(file, { situations: { other: ['host'] } }),
      'there is no question "other"',
    ],
    [
      'a situation is unknown',
      'faq/page.json',
      (file) => changeFacts(file, { situations: { other: ['rich'] } }),
      '/situations/other',
    ],
    ['a text has no form', 'faq/de.md', (file) => writeFileSync(file, '## A'), 'Line 1 is a heading'],
    [
      'a language has other anchors',
      'terms/2026-01-01/de.md',
      (file) => writeFileSync(file, '## A {#other}'),
      'its anchors and those of en.md are not the same',
    ],
    ['a page is missing', 'terms', (file) => rmSync(file, { recursive: true }), 'ENOENT'],
    [
      'a version is named by no day',
      'terms/2026-02-30',
      (file) => writeFileSync(file, ''),
      'a version is named by a day',
    ],
  ])('says which file is wrong when %s', (_case, path, spoil, message) => {
    const file = join(folder, path);
    spoil(file);
    const read = () => readInformationPages(folder);
    expect(read).toThrow(file);
    expect(read).toThrow(message);
  });

  it('refuses a dated page without any version', () => {
    rmSync(folder, { recursive: true });
    folder = writeInformationFolder({ terms: [] });
    expect(() => readInformationPages(folder)).toThrow('there is no version');
  });
});
