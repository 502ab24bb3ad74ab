import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { resolveBrowser } from '../browser.ts';
import { buildStories, storybookFolder } from './build-stories.ts';
import { checkStory } from './check-story.ts';
import { serveFolder } from './serve-folder.ts';

export interface CheckStoriesOptions {
  readonly chromiumPath: string;
  readonly chromiumArgs: readonly string[];
  /** Called for every story and theme; without a failure it passed. */
  readonly onResult: (name: string, failure?: string) => void;
}

export interface StoryCounts {
  readonly passed: number;
  readonly failed: number;
}

interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

/** Pictures of the marketplace, which a story names but no server draws for it. */
const picturePath = /\/(global|upload)\/.*\.avif$/;
const onePicture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="tan" d="M0 0h3v2H0z"/></svg>';

/** How many pages work at a time; the project's machines have two cores. */
const pageCount = 2;

async function readStories(): Promise<Story[]> {
  const index: { entries: Record<string, Story & { type: string }> } = JSON.parse(
    await readFile(join(storybookFolder, 'index.json'), 'utf8'),
  );
  return Object.values(index.entries).filter(({ type }) => type === 'story');
}

/**
 * Opens every story of the static build in light and dark, and judges errors and accessibility.
 * The static build must exist: see buildStories.
 */
export async function checkStories({
  chromiumPath,
  chromiumArgs,
  onResult,
}: CheckStoriesOptions): Promise<StoryCounts> {
  const stories = await readStories();
  const site = await serveFolder(storybookFolder);
  const browser = await chromium.launch({ executablePath: chromiumPath, args: [...chromiumArgs] });
  const counts = { passed: 0, failed: 0 };
  const onStoryResult = (name: string, failure?: string) => {
    counts[failure ? 'failed' : 'passed'] += 1;
    onResult(name, failure);
  };
  try {
    const queue = stories.values();
    const workers = Array.from({ length: pageCount }, () => work(browser, site.origin, queue, onStoryResult));
    await Promise.all(workers);
  } finally {
    await browser.close();
    await site.close();
  }
  return counts;
}

async function work(
  browser: Browser,
  origin: string,
  queue: Iterable<Story>,
  onResult: CheckStoriesOptions['onResult'],
): Promise<void> {
  // Reduced motion ends every transition at once: colours are judged where they arrive.
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 820, height: 900 },
  });
  await context.route(picturePath, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: onePicture }),
  );
  const page = await context.newPage();
  for (const { id, title, name } of queue) {
    await checkStory(page, `${origin}/iframe.html?id=${id}&viewMode=story`, (theme, failure) =>
      onResult(`${title} › ${name} (${theme})`, failure),
    );
  }
  await context.close();
}

async function main(): Promise<void> {
  await buildStories();
  const { executablePath, args } = await resolveBrowser();
  const { passed, failed } = await checkStories({
    chromiumPath: executablePath,
    chromiumArgs: args,
    onResult: (name, failure) => {
      if (failure) console.log(`failed  ${name}\n${failure}\n`);
    },
  });
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

if (import.meta.main) await main();
