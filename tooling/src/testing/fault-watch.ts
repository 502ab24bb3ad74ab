import type { Release, Telemetry } from '@moien/contract';
import type { Page } from 'playwright';
import type { Hindrance } from './fault-cases.ts';

/** Milliseconds since the document began. */
type At = { at: number };
type PageRecord = {
  /** Lines of the console that name a fault. */
  lines: (At & { text: string })[];
  /** Bodies of what was sent to /telemetry. */
  sent: Promise<string>[];
  clicks: At[];
  /** Which `remote@version` was on screen as the page's headline, in order. */
  seen: (At & { release: string })[];
  /** Moments at which two versions of one remote were on screen. */
  mixed: string[];
};

/** Records in the page itself what becomes of its remotes; of a page that has not been opened yet. */
export async function watchFaults(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record: PageRecord = { lines: [], sent: [], clicks: [], seen: [], mixed: [] };
    Reflect.set(window, 'pageRecord', record);
    const at = () => performance.now();
    for (const level of ['warn', 'error'] as const) {
      const say = console[level];
      console[level] = (...words: unknown[]) => {
        if (/^MF-\d{3} /.test(String(words[0]))) record.lines.push({ at: at(), text: String(words[0]) });
        say(...words);
      };
    }
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      if (String(url) === '/telemetry' && body instanceof Blob) record.sent.push(body.text());
      return send(url, body);
    };
    addEventListener('click', () => record.clicks.push({ at: at() }), true);
    const look = () => {
      const shown = [...document.querySelectorAll('[data-release]')].map((element) => ({
        isHeadline: element.tagName === 'H1',
        release: element.getAttribute('data-release') ?? '',
      }));
      const headline = shown.find(({ isHeadline }) => isHeadline)?.release;
      if (headline && record.seen.at(-1)?.release !== headline)
        record.seen.push({ at: at(), release: headline });
      const releases = [...new Set(shown.map(({ release }) => release))];
      if (new Set(releases.map((release) => release.split('@')[0])).size < releases.length)
        record.mixed.push(releases.join(' and '));
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
}

export async function readRecord(page: Page): Promise<Omit<PageRecord, 'sent'>> {
  return page.evaluate(() => {
    const { lines, clicks, seen, mixed } = Reflect.get(window, 'pageRecord') as PageRecord;
    return { lines, clicks, seen, mixed };
  });
}

/** Makes the page send what it has to tell, as when it is left, and gives all that it has sent. */
export async function readTelemetry(page: Page): Promise<Telemetry[]> {
  const sent = await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'hidden');
    return Promise.all((Reflect.get(window, 'pageRecord') as PageRecord).sent);
  });
  return sent.map((body) => JSON.parse(body) as Telemetry);
}

/** Treats files of a release as the network might, until `page.unrouteAll`. */
export async function hinder(page: Page, release: Release, { files, how }: Hindrance): Promise<void> {
  const base = `/remotes/${release.remote.name}/${release.version}/`;
  await page.route(
    ({ pathname }) => pathname.startsWith(base) && files.test(pathname.slice(base.length)),
    async (route) => {
      if (how === 'missing') return route.fulfill({ status: 404, body: 'Not found' });
      if (how === 'unavailable') return route.fulfill({ status: 503, body: 'Unavailable' });
      if (how === 'unreachable') return route.abort();
      if (how === 'hanging') return;
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()} ` });
    },
  );
}
