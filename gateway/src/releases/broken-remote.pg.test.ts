import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Rendering, RenderingQuestion } from '../testing/render-with-build.ts';

const PROGRAM = join(import.meta.dirname, '../testing/render-with-build.ts');
const HOMES = 'Homes from a healthy server build';

/** One for all builds: each is rendered by a shell of its own. */
let program: ChildProcess;
beforeAll(() => {
  program = fork(PROGRAM);
});
afterAll(() => program.kill());

async function ask(question: RenderingQuestion): Promise<Rendering> {
  const answered = new AbortController();
  const { signal } = answered;
  const ended = once(program, 'exit', { signal }).then(() => {
    throw new Error('The program ended.');
  });
  program.send(question);
  try {
    const [rendering] = await Promise.race([once(program, 'message', { signal }), ended]);
    return rendering as Rendering;
  } finally {
    answered.abort();
  }
}

/** Source of a server build of mf-search whose search page is as given. */
function serverBuild({ load = 'async () => null', component = `() => '${HOMES}'` } = {}): string {
  return `
    const text = async () => ({ default: {} });
    const head = () => ({ title: 'Homes', description: '', canonicalPath: '/search' });
    const search = async () => ({ load: ${load}, Component: ${component}, head });
    exports.remote = { routes: { search }, slots: {}, texts: { en: text, fr: text, de: text } };
  `;
}

const TIMEOUT_MILLISECONDS = 30_000;
/** Only for what hangs: a healthy build must not fail because the machine is busy. */
const HANG_MILLISECONDS = 3000;

type RenderingOptions = { paths?: string[]; timeout?: number; isTampered?: boolean };

async function render(
  build: string | undefined,
  { paths = ['/en/search'], timeout = TIMEOUT_MILLISECONDS, isTampered = false }: RenderingOptions = {},
) {
  const rendering = await ask({ build, paths, timeout, isTampered });
  const [first] = rendering.documents;
  if (!first) throw new Error('Nothing was rendered.');
  const [, snapshot = ''] = /id="page-snapshot"[^>]*>(.*?)<\/script>/s.exec(first.html) ?? [];
  const { router } = JSON.parse(snapshot) as {
    router: { loaderData: Record<string, unknown>; errors: unknown };
  };
  return { ...rendering, ...first, router };
}

describe('a remote on the server', () => {
  it('is rendered when its server build is healthy', async () => {
    const { status, html, errors, router } = await render(serverBuild());
    expect([status, errors]).toEqual([200, []]);
    expect(html).toContain(HOMES);
    expect(Object.keys(router.loaderData)).toContain('mf-search/search');
  });

  it.each([
    ['throws when it is loaded', 'throw new Error("broken at load");', 'broken at load'],
    ['never ends when it is loaded', 'for (;;);', 'timed out'],
    ['is missing', undefined, 'is not there'],
    ['asks for what the shell does not share', 'require("fs");', 'asks for «fs»'],
    ['exports nothing', ';', 'exports no remote'],
    ['is no script', 'export {', 'SyntaxError'],
    [
      'throws in its loader',
      serverBuild({ load: 'async () => { throw new TypeError("broken"); }' }),
      'broken',
    ],
    ['throws a string in its loader', serverBuild({ load: 'async () => { throw "no error"; }' }), 'no error'],
    [
      'hangs in its loader',
      serverBuild({ load: '() => new Promise(() => {})' }),
      'took longer than 3000 ms',
      HANG_MILLISECONDS,
    ],
  ])('that %s is left to the browser', async (_what, build, reason, timeout = TIMEOUT_MILLISECONDS) => {
    const { status, html, errors, router } = await render(build, { timeout });
    expect(errors).toEqual([expect.stringContaining(reason)]);
    expect(status).toBe(200);
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('<footer');
    expect(html).not.toContain(reason);
    expect(router.errors).toBeNull();
    expect(Object.keys(router.loaderData)).not.toContain('mf-search/search');
  });

  it.each([
    ['throws', '() => { throw new Error("broken page"); }', 'broken page'],
    [
      'waits for ever',
      '() => require("react").use(globalThis.never ??= new Promise(() => {}))',
      'took longer than 3000 ms',
      HANG_MILLISECONDS,
    ],
  ])(
    'whose page %s while it is drawn leaves that to the browser',
    async (_what, component, reason, timeout = TIMEOUT_MILLISECONDS) => {
      const { status, html, errors, router } = await render(serverBuild({ component }), { timeout });
      expect(errors).toEqual([expect.stringContaining(reason)]);
      expect(status).toBe(200);
      expect(html).toContain('aria-busy="true"');
      expect(html).toContain('<footer');
      expect(html).not.toContain(reason);
      expect(Object.keys(router.loaderData)).toContain('mf-search/search');
    },
  );

  it('that is not the one that was published never runs, and is named', async () => {
    const { status, html, errors, faults } = await render(serverBuild(), { isTampered: true });
    expect([status, faults]).toEqual([200, ['MF-502']]);
    expect(errors).toEqual([expect.stringMatching(/mf-search@.*\/server\.cjs is not the file/)]);
    expect(html).toContain('aria-busy="true"');
    expect(html).not.toContain(HOMES);
  });

  it.each([
    ['missing', undefined, 'MF-501'],
    ['broken', 'throw new Error("broken at load");', 'MF-501'],
    [
      'unwell in its loader',
      serverBuild({ load: 'async () => { throw new TypeError("broken"); }' }),
      'MF-503',
    ],
    [
      'unwell while it is drawn',
      serverBuild({ component: '() => { throw new Error("broken"); }' }),
      'MF-505',
    ],
  ])('that is %s has a fault with a number', async (_what, build, fault) => {
    expect((await render(build)).faults).toEqual([fault]);
  });

  it('that is broken is not tried again for each document, and leaves other pages alone', async () => {
    const build = 'throw new Error("broken at load");';
    const { documents, reads, errors } = await render(build, { paths: ['/en/search', '/en/search', '/en'] });
    expect(reads).toBe(1);
    expect(errors[0]).toContain('broken at load');
    expect(documents.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(documents[2]?.html).toContain('Rent, sublet, live and travel</h1>');
  });

  it('may answer that there is nothing', async () => {
    const load = `async () => {
      const { CallError } = require('@moien/shared-lib');
      throw new CallError(404, 'property-not-found', 'No such home.');
    }`;
    const { status, html, errors } = await render(serverBuild({ load }));
    expect([status, errors]).toEqual([404, []]);
    expect(html).toContain('Nobody lives at this address');
  });
});
