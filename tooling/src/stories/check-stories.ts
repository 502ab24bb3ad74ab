import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { linkedEntries } from '../../storybook/pages/linked-entries.ts';
import { resolveBrowser } from '../browser.ts';
import { launchPastCrash } from '../launch-past-crash.ts';
import { buildStories, storybookFolder } from './build-stories.ts';
import { checkPages } from './check-pages.ts';
import { checkStory, type Theme, themes } from './check-story.ts';
import { createScreenshots, removeScreenshots, type Screenshots } from './screenshots.ts';
import { serveFolder } from './serve-folder.ts';
import {
  fingerprintCheck,
  readApprovedFingerprint,
  writeApprovedFingerprint,
} from './stories-fingerprint.ts';
import { findStoryInputs, readStoryInputs, type StoryInputs, writeStoryInputs } from './story-inputs.ts';

export interface CheckStoriesOptions {
  readonly chromiumPath: string;
  readonly chromiumArgs: readonly string[];
  /** Called for every story and theme; without a failure it passed. */
  readonly screenshots: Pick<Screenshots, 'compare' | 'keep'>;
  readonly onResult: (name: string, failure?: string) => void;
  /** What the stories of a file were made of when they were last approved; they are not drawn again. */
  readonly approvedInputs: StoryInputs;
}

export interface StoryCounts {
  readonly passed: number;
  readonly failed: number;
  /** Stories and themes that were approved with the same inputs. */
  readonly unchanged: number;
  /** Files of stories of which one failed. */
  readonly failedFiles: ReadonlySet<string>;
}

interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** File of the story, `./` before it. */
  readonly importPath: string;
  readonly tags?: readonly string[];
}

/** What a story may ask for by a tag; 820 pixels otherwise. */
const WIDTHS: Readonly<Record<string, number>> = { phone: 390, wide: 1440 };

/**
 * Pictures of the marketplace, which a story names but no server draws for it. By the server: a route would
 * turn the cache off.
 */
const onePicture = {
  pattern: /\/(global|upload)\/.*\.avif$/,
  type: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="tan" d="M0 0h3v2H0z"/></svg>',
};

const storyTime = '2026-11-21T12:00:00Z';

/** Some stories show their own address, which looks the same on every port. */
const STORIES_ORIGIN = 'http://stories.localhost';

/** How many pages work at a time on two cores: a page waits for fonts, pictures and rest half of its time. */
const pageCount = 4;

type Entry = Story & { readonly type: 'story' | 'docs' };

/** Stories and written pages by their ids. */
async function readEntries(): Promise<Record<string, Entry>> {
  return JSON.parse(await readFile(join(storybookFolder, 'index.json'), 'utf8')).entries;
}

/**
 * Opens every story of the static build whose inputs have changed, in light and dark, and judges errors,
 * accessibility and looks.
 * The static build must exist: see buildStories.
 */
export async function checkStories({
  chromiumPath,
  chromiumArgs,
  screenshots,
  onResult,
  approvedInputs,
}: CheckStoriesOptions): Promise<StoryCounts> {
  const entries = await readEntries();
  const all = storiesOf(entries);
  const inputs = await inputsOf(all);
  const isUnchanged = (story: Story) => inputs[fileOf(story)] === approvedInputs[fileOf(story)];
  const unchanged = all.filter(isUnchanged).flatMap(pictureNamesOf);
  for (const name of unchanged) screenshots.keep(name);
  const stories = all.filter((story) => !isUnchanged(story));
  const site = await serveFolder(storybookFolder, { standIn: onePicture });
  const browser = await launchPastCrash(() =>
    chromium.launch({
      executablePath: chromiumPath,
      // No story draws with WebGL; without it the browser spends half the time on painting.
      args: [...chromiumArgs, '--disable-gpu', hostRuleOf(site.origin)],
    }),
  );
  const counts = { passed: 0, failed: 0 };
  const failedFiles = new Set<string>();
  const onStoryResult = (name: string, failure?: string, file?: string) => {
    counts[failure ? 'failed' : 'passed'] += 1;
    if (failure && file) failedFiles.add(file);
    onResult(name, failure);
  };
  for (const id of linkedEntries.filter((linked) => !(linked in entries)))
    onStoryResult(`Link to ${id}`, 'A page of tooling/storybook/pages leads to it, and it does not exist.');
  try {
    const queue = Map.groupBy(stories, ({ title }) => title).values();
    const workers = Array.from({ length: pageCount }, () =>
      work({ browser, origin: STORIES_ORIGIN, queue, screenshots, onResult: onStoryResult }),
    );
    await Promise.all(workers);
    await checkPages(browser, STORIES_ORIGIN, onStoryResult);
  } finally {
    await browser.close();
    await site.close();
  }
  return { ...counts, unchanged: unchanged.length, failedFiles };
}

/** Has Chromium find the stories where they are served. */
const hostRuleOf = (served: string) =>
  `--host-resolver-rules=MAP ${new URL(STORIES_ORIGIN).host} ${new URL(served).host}`;

const storiesOf = (entries: Record<string, Entry>) =>
  Object.values(entries).filter(({ type }) => type === 'story');
const fileOf = ({ importPath }: Pick<Story, 'importPath'>) => importPath.replace(/^\.\//, '');
const pictureNamesOf = ({ id }: Story) => themes.map((theme) => `${id}-${theme}`);

function inputsOf(stories: readonly Story[]): Promise<StoryInputs> {
  const byFile = Map.groupBy(stories, fileOf);
  return findStoryInputs(
    new Map(
      [...byFile].map(([file, ofFile]) => [
        file,
        ofFile.flatMap(pictureNamesOf).map((name) => `tooling/storybook/screenshots/${name}.webp`),
      ]),
    ),
  );
}

type Work = Pick<CheckStoriesOptions, 'screenshots'> & {
  onResult: (name: string, failure: string | undefined, file: string) => void;
  browser: Browser;
  origin: string;
  queue: Iterable<readonly Story[]>;
};

async function work({ browser, origin, queue, screenshots, onResult }: Work): Promise<void> {
  // Reduced motion ends every transition at once: colours are judged where they arrive.
  const context = await browser.newContext({
    reducedMotion: 'reduce',
  });
  // A story looks the same on every day.
  await context.clock.setFixedTime(storyTime);
  const page = await context.newPage();
  for (const stories of queue) {
    let themeOrder: readonly Theme[] = themes;
    for (const [count, { id, title, name, importPath, tags = [] }] of stories.entries()) {
      const width = tags.map((tag) => WIDTHS[tag]).find((asked) => asked !== undefined) ?? 820;
      await page.setViewportSize({ width, height: 900 });
      await checkStory(
        page,
        origin,
        { id, themeOrder, isFresh: count === 0 },
        // A story that never rests has no picture to compare.
        async (theme, png) =>
          tags.includes('moving') ? undefined : screenshots.compare(`${id}-${theme}`, png),
        (theme, failure) => onResult(`${title} › ${name} (${theme})`, failure, fileOf({ importPath })),
      );
      themeOrder = themeOrder.toReversed();
    }
  }
  await context.close();
}

/**
 * With `--update` the stories as they look now become the approved ones, file by file: if one story fails,
 * those of its file are drawn again the next time. With `--all` every story is drawn, also one whose inputs
 * are those of its approval. A browser of one's own draws all of them. When nothing has changed since all
 * were approved, not even the Storybook is built.
 */
async function main(): Promise<void> {
  const flag = { type: 'boolean' } as const;
  const { update = false, all = false } = parseArgs({ options: { update: flag, all: flag } }).values;
  const drawsAll = all || process.env.MOIEN_CHROMIUM !== undefined;
  if (!update && !drawsAll && (await fingerprintCheck()) === readApprovedFingerprint()) {
    console.log('1 passed, 0 failed');
    return;
  }
  await buildStories();
  const screenshots = createScreenshots(update);
  const { executablePath, args } = await resolveBrowser();
  const { passed, failed, unchanged, failedFiles } = await checkStories({
    chromiumPath: executablePath,
    chromiumArgs: args,
    screenshots,
    approvedInputs: drawsAll ? {} : readStoryInputs(),
    onResult: (name, failure) => {
      if (failure) console.log(`failed  ${name}\n${failure}\n`);
    },
  });
  const leftOver = screenshots.leftOver();
  if (update) await removeScreenshots(leftOver);
  else for (const name of leftOver) console.log(`failed  ${name}: a picture of no story`);
  const allFailed = failed + (update ? 0 : leftOver.length);
  if (update) {
    const inputs = Object.entries(await inputsOf(storiesOf(await readEntries())));
    writeStoryInputs(Object.fromEntries(inputs.filter(([file]) => !failedFiles.has(file))));
  }
  if (update && failed === 0) writeApprovedFingerprint(await fingerprintCheck());
  console.log(`${unchanged} unchanged since they were approved`);
  console.log(`${passed} passed, ${allFailed} failed`);
  if (allFailed > 0) process.exitCode = 1;
}

if (import.meta.main) await main();
