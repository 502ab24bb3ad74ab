import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Day, INFORMATION_PAGE_NAMES, type InformationPageName, LANGUAGE_TAGS } from '@moien/contract';

type Versions = Partial<Record<InformationPageName, Day[]>>;

const UNDATED: readonly InformationPageName[] = ['faq', 'about'];

/** A temporary folder with every information page, in these versions or in one of 2026-01-01. */
export function writeInformationFolder(versions: Versions = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'moien-information-'));
  for (const name of INFORMATION_PAGE_NAMES) {
    mkdirSync(join(folder, name));
    if (UNDATED.includes(name)) writePage(join(folder, name), name, 'today');
    else for (const day of versions[name] ?? ['2026-01-01']) writePage(join(folder, name, day), name, day);
  }
  return folder;
}

function writePage(folder: string, name: InformationPageName, day: string): void {
  mkdirSync(folder, { recursive: true });
  const heads = LANGUAGE_TAGS.map((tag) => [tag, { title: `${name} in ${tag}`, description: `${name}.` }]);
  writeFileSync(join(folder, 'page.json'), JSON.stringify({ texts: Object.fromEntries(heads) }));
  for (const tag of LANGUAGE_TAGS)
    writeFileSync(join(folder, `${tag}.md`), `${name} of ${day} in ${tag}.\n\n## First {#first}\n\nText.\n`);
}
