import axe from 'axe-core';
import type { Page } from 'playwright';
import { watchRequests } from './watch-requests.ts';

export const themes = ['light', 'dark'] as const;

export type Theme = (typeof themes)[number];

const accessibilityRules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** What another theme can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** How long a story may take to appear, in milliseconds. */
const TIMEOUT_MILLISECONDS = 45_000;

/** How long a fallback may stay once everything has been answered. */
const AWAITED_MILLISECONDS = 1000;

/** What Storybook's preview offers in the page; only what is used here. */
interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__?: { emit(event: string, payload: unknown): void };
}

/** A story that is to be shown. */
export interface ShownStory {
  readonly id: string;
  /** The first one is the theme that the page shows already. */
  readonly themeOrder: readonly Theme[];
  /** Whether Storybook's preview is loaded for it; otherwise it takes the place of the story in the page. */
  readonly isFresh: boolean;
}

/**
 * Shows a story and judges it in both themes.
 * @param look judges the picture of a theme
 * @param report called once per theme, with the failure's text when there is one
 */
export async function checkStory(
  page: Page,
  origin: string,
  story: ShownStory,
  look: (theme: Theme, png: Buffer) => Promise<string | undefined>,
  report: (theme: Theme, failure?: string) => void,
): Promise<void> {
  const errors: string[] = [];
  const remember = (text: string) => errors.push(text);
  const onConsole = (message: { type(): string; text(): string }) => {
    if (message.type() === 'error') remember(`console: ${message.text()}`);
  };
  const onPageError = (error: Error) => remember(`thrown: ${error.message}`);
  page.on('console', onConsole);
  page.on('pageerror', onPageError);
  const requests = watchRequests(page);
  try {
    await (story.isFresh
      ? loadPreview(page, origin, story)
      : emit(page, 'setCurrentStory', selectionOf(story)));
    for (const [count, theme] of story.themeOrder.entries()) {
      if (count > 0) await emit(page, 'updateGlobals', { globals: { theme } });
      const failures = await judge(page, story.id, theme, requests.untilAnswered);
      const looks = await look(theme, await photograph(page));
      report(theme, [...errors.splice(0), ...failures, looks].filter(Boolean).join('\n') || undefined);
    }
  } finally {
    page.off('console', onConsole);
    page.off('pageerror', onPageError);
    requests.end();
  }
}

const selectionOf = ({ id }: ShownStory) => ({ storyId: id, viewMode: 'story' });

/** Loads Storybook's preview, and axe beside it, which stays for the stories that follow. */
async function loadPreview(page: Page, origin: string, { id, themeOrder }: ShownStory): Promise<void> {
  const globals = `theme:${themeOrder[0]};a11y.manual:!true`;
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  await page.evaluate(axe.source);
}

async function emit(page: Page, event: string, payload: object): Promise<void> {
  await page.evaluate(
    (message) => {
      const channel = (window as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__;
      channel?.emit(message.event, message.payload);
    },
    { event, payload },
  );
}

/** Everything wrong with the story that the page shows. */
async function judge(
  page: Page,
  id: string,
  theme: Theme,
  untilAnswered: () => Promise<boolean>,
): Promise<string[]> {
  const hasRendered = await page
    .waitForFunction(isShown, { id, theme }, { timeout: TIMEOUT_MILLISECONDS, polling: 'raf' })
    .then(() => true)
    .catch(() => false);
  // Storybook calls a story that threw finished, too: only the page's class tells.
  const shown = await page.evaluate(() => document.body.className);
  if (/sb-show-(errordisplay|nopreview)/.test(shown)) {
    const message = await page.locator('#error-message').textContent();
    return [`The story threw: ${message?.trim() || 'no message'}`];
  }
  if (!hasRendered) return [`The story was not shown within ${TIMEOUT_MILLISECONDS / 1000} s.`];
  // Code that a story loads on demand may ask for more.
  do {
    await untilNothingIsAwaited(page);
    await page.evaluate(untilFontsAreThere);
  } while (await untilAnswered());
  return page.evaluate(findViolations, theme === 'light' ? accessibilityRules : colourRules);
}

/**
 * React shows what it has waited for 300 ms after its fallback at the earliest, however soon that came. A
 * story that waits for ever is judged with its fallback.
 */
async function untilNothingIsAwaited(page: Page): Promise<void> {
  await page
    .waitForFunction(isNothingAwaited, undefined, { timeout: AWAITED_MILLISECONDS, polling: 'raf' })
    .catch(() => undefined);
}

/** Runs in the page: whether no Suspense boundary of React (the tag 13 of its fibers) shows its fallback. */
function isNothingAwaited(): boolean {
  type Fiber = { tag: number; memoizedState: unknown; child: Fiber | null; sibling: Fiber | null };
  const container = document.querySelector('#storybook-root') ?? document.body;
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$')) ?? '';
  const root = Reflect.get(container, key) as { stateNode: { current: Fiber } } | undefined;
  const waiting: (Fiber | null)[] = [root?.stateNode.current ?? null];
  for (let fiber = waiting.pop(); fiber !== undefined; fiber = waiting.pop()) {
    if (!fiber) continue;
    if (fiber.tag === 13 && fiber.memoizedState !== null) return false;
    waiting.push(fiber.sibling, fiber.child);
  }
  return true;
}

/** Runs in the page: whether the story has rendered with the pictures in sight. */
function isShown({ id, theme }: { id: string; theme: Theme }): boolean {
  const render = (window as PreviewWindow).__STORYBOOK_PREVIEW__?.currentRender;
  if (render?.id !== id) return false;
  if (/sb-show-(errordisplay|nopreview)/.test(document.body.className)) return true;
  if (render.phase !== 'finished' || document.documentElement.dataset.theme !== theme) return false;
  // A lazy picture that is scrolled or clipped away is not asked for.
  const isInSight = (image: HTMLImageElement) => {
    const { left, top, width, height } = image.getBoundingClientRect();
    return document.elementsFromPoint(left + width / 2, top + height / 2).includes(image);
  };
  return [...document.images].every((image) => image.complete || !isInSight(image));
}

/**
 * Runs in the page: fonts are asked for when the text that they are for is laid out, so a frame later all are
 * known.
 */
async function untilFontsAreThere(): Promise<void> {
  const nextFrame = () => new Promise(requestAnimationFrame);
  await nextFrame();
  await nextFrame();
  await document.fonts.ready;
  await nextFrame();
}

/** Runs in the page. */
async function findViolations(runOnly: string[]): Promise<string[]> {
  const { axe: loaded } = window as unknown as { axe: typeof axe };
  const { violations } = await loaded.run(document, { runOnly, resultTypes: ['violations'] });
  return violations.map(
    ({ id, help, nodes }) =>
      `axe ${id}: ${help} (${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')})`,
  );
}

/** The whole page; what fits into the window is photographed as it is, without measuring a second time. */
async function photograph(page: Page): Promise<Buffer> {
  const isLonger = await page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight);
  return page.screenshot({ animations: 'disabled', fullPage: isLonger });
}
