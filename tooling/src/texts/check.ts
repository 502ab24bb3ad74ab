import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDirectory } from '../paths.ts';
import { checkTerms } from './check-terms.ts';
import { checkTexts } from './check-texts.ts';
import { findDeadReferences, readReferable } from './find-dead-references.ts';
import { findLiterals } from './find-literals.ts';
import { findWideComments } from './find-wide-comments.ts';
import { findPlainSpacesIn } from './french-spaces.ts';

/** The name of the product, letter by letter. */
const WORDMARK = 'shared-lib/src/ui/wordmark/Wordmark.tsx';

const packages = readdirSync(rootDirectory).filter((name) => name !== 'node_modules');
const components = globSync('{shell,shared-lib,mf-*}/src/**/*.tsx', { cwd: rootDirectory }).filter(
  (file) => !/\.(test|stories)\.tsx$/.test(file) && file !== WORDMARK,
);
/** What the services send and show: texts by language, and the pages of the site and its blog. */
const sent = globSync('{api,gateway}/src/**/{texts.json,fr.json,fr.md,article.json,event.json}', {
  cwd: rootDirectory,
});
const inRoot = { cwd: rootDirectory, exclude: ['**/node_modules', '**/dist'] };
const sources = globSync('{*/{src,jest,storybook,templates,types}/**/,}*.{ts,tsx,mjs,css}', inRoot);
/** Migrations that were applied keep their bytes: their width cannot be mended. */
const referring = [...sources, ...globSync('{api/migrations/*.sql,*.md,*/*.md,docs/**/*.md}', inRoot)];
const read = (file: string) => readFileSync(join(rootDirectory, file), 'utf8');
const referable = readReferable(
  read('docs/requirements.md'),
  readdirSync(join(rootDirectory, 'docs', 'decisions')),
);
const problems = [
  ...packages.flatMap((name) =>
    checkTexts(join(rootDirectory, name)).map((problem) => `${name}: ${problem}`),
  ),
  ...components.flatMap((file) =>
    findLiterals(rootDirectory, file).map((literal) => `${file}:${literal} (belongs into the locale files)`),
  ),
  ...checkTerms(rootDirectory),
  ...sources.flatMap((file) =>
    findWideComments(read(file)).map((line) => `${file}:${line}: a comment wider than 110 columns`),
  ),
  ...referring.flatMap((file) =>
    findDeadReferences(read(file), referable).map((found) => `${file}: "${found}" leads nowhere in docs`),
  ),
  ...sent.flatMap((file) =>
    findPlainSpacesIn(join(rootDirectory, file)).map(
      (found) => `${file}: fr may break the line within "${found}"`,
    ),
  ),
];
for (const problem of problems) console.log(problem);
if (problems.length > 0) process.exitCode = 1;
