/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const root = mkdtempSync(join(tmpdir(), 'moien-story-inputs-'));
const CARD = 'mf-one/src/Card.stories.tsx';
const BADGE = 'shared-lib/src/ui/Badge.stories.tsx';

const files = {
  'package-lock.json': '{}',
  'tooling/storybook/preview.tsx': "import '../../shared-lib/src/ui/tokens.css';",
  'tooling/storybook/screenshots/card-light.webp': 'a card',
  'shared-lib/src/ui/tokens.css': ':root {}',
  'shared-lib/src/ui/badge.ts': 'export const badge = 1;',
  [BADGE]: "import './badge.ts';",
  'mf-one/src/locales/en.json': '{}',
  'mf-one/src/card.ts': "import './card.css';\nexport const load = () => import('./picture.ts');",
  'mf-one/src/picture.ts': 'export const picture = 1;',
  'mf-one/src/card.css': '.card {}',
  [CARD]: "import './card.ts';",
};

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** In a process of its own: the reader of imports cannot be loaded by jest's module system. */
async function readInputs(): Promise<Record<string, string>> {
  const script = `
    import { findStoryInputs } from ${JSON.stringify(join(import.meta.dirname, 'story-inputs.ts'))};
    const pictures = ['tooling/storybook/screenshots/card-light.webp'];
    const stories = new Map([['${CARD}', pictures], ['${BADGE}', []]]);
    console.log(JSON.stringify(await findStoryInputs(stories, ${JSON.stringify(root)})));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  return JSON.parse(stdout);
}

let before: Record<string, string> = {};

beforeAll(async () => {
  for (const [path, text] of Object.entries(files)) write(path, text);
  before = await readInputs();
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

const everyStory = [CARD, BADGE];

it.each<[string, string[]]>([
  ['mf-one/src/card.css', [CARD]],
  ['mf-one/src/picture.ts', [CARD]],
  ['mf-one/src/locales/en.json', [CARD]],
  ['tooling/storybook/screenshots/card-light.webp', [CARD]],
  ['shared-lib/src/ui/badge.ts', [BADGE]],
  ['shared-lib/src/ui/tokens.css', everyStory],
  ['tooling/storybook/preview.tsx', everyStory],
  ['package-lock.json', everyStory],
])('a change of %s is a change of %j', async (path, changed) => {
  const text = files[path as keyof typeof files];
  write(path, `${text} `);
  const after = await readInputs();
  write(path, text);
  expect(everyStory.filter((story) => after[story] !== before[story])).toEqual(changed);
});
