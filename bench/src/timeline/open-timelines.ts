import type { Browser, CDPSession, Page } from 'playwright';
import { type TraceEvent, workPerFrame } from './frame-work.ts';

/** A middling phone. */
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const WEEKS = 54;
/** As the timeline on a phone has them. */
const CELL = { width: 48, height: 52 };
/** Pixels and milliseconds; a step is what a finger in a hurry moves for each of 60 frames a second. */
const SCROLL = { far: 6000, down: 1600, step: 40, timeout: 10_000 };

type Site = { origin: string; cookie: { name: string; value: string }; homes: number };

/** The timeline of an owner, and a page of as many plain boxes that nothing draws anew. */
export async function openTimelines(browser: Browser, { origin, cookie, homes }: Site) {
  const context = await browser.newContext(PHONE);
  // In a window of its own: a page behind another one may be given no frames.
  const plainContext = await browser.newContext(PHONE);
  await context.addCookies([
    { ...cookie, url: origin },
    { name: 'moien-visited', value: '1', url: origin },
  ]);
  await context.addInitScript(() => localStorage.setItem('isOnboardingCompleted', 'true'));
  const timeline = await context.newPage();
  await timeline.goto(`${origin}/en/dashboard/ads/availability`, { waitUntil: 'networkidle' });
  await timeline.getByRole('grid').waitFor();
  const plain = await plainContext.newPage();
  await plain.setContent(plainBoxes(homes));
  const open = async (page: Page, selector: string) => {
    const devtools = await page.context().newCDPSession(page);
    const slowDown = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
    return async () => {
      // A slowed page spends a core even at rest, which the other one would lack.
      await slowDown(CPU_SLOWDOWN);
      const frames = await scrollTraced(page, devtools, selector);
      await slowDown(1);
      return frames;
    };
  };
  return {
    scrollTimeline: await open(timeline, '[role="grid"]'),
    scrollPlain: await open(plain, '#boxes'),
    close: async () => {
      await context.close();
      await plainContext.close();
    },
  };
}

function plainBoxes(homes: number): string {
  const row = `<div class="row">${'<i>99</i>'.repeat(WEEKS * 7)}</div>`;
  return `<meta name="viewport" content="width=device-width"><style>
    #boxes { inline-size: 100%; block-size: 600px; overflow: auto }
    .row { display: flex; inline-size: ${WEEKS * 7 * CELL.width}px }
    i { flex: none; inline-size: ${CELL.width}px; block-size: ${CELL.height}px; border: 1px solid }
  </style><div id="boxes">${row.repeat(homes)}</div>`;
}

/** To the side, down, and back. @returns the work of each frame in milliseconds */
async function scrollTraced(page: Page, devtools: CDPSession, selector: string): Promise<number[]> {
  await page.bringToFront();
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  devtools.on('Tracing.dataCollected', collect);
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'disabled-by-default-devtools.timeline',
        'disabled-by-default-devtools.timeline.frame',
      ],
    },
  });
  await page.locator(selector).evaluate(scrollByFrames, SCROLL);
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  devtools.off('Tracing.dataCollected', collect);
  return workPerFrame(events);
}

/** In the page: one step for each frame. */
async function scrollByFrames(element: Element, { far, down, step, timeout }: typeof SCROLL): Promise<void> {
  const frame = () =>
    new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`No frame came in ${timeout} ms.`)), timeout);
      requestAnimationFrame(() => {
        clearTimeout(late);
        resolve(undefined);
      });
    });
  for (const way of [1, -1]) {
    for (let at = 0; at < far; at += step) {
      element.scrollLeft += way * step;
      await frame();
    }
    for (let at = 0; at < down; at += step) {
      element.scrollTop += way * step;
      await frame();
    }
  }
}
