import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { loadCommonJs } from './load-common-js.ts';
import { createPageConsole } from './page-console.ts';

const FORGED = 'x\n{"level":50,"msg":"forged"}\u001b[2J';

function logLines(source: string): string[] {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = Fastify({ logger: { level: 'warn', stream } });
  loadCommonJs(source, 'page.cjs', () => undefined, { console: createPageConsole(app.log) });
  return lines;
}

describe('what the code of a page writes to its console', () => {
  it.each(['debug', 'info', 'log', 'warn', 'error'])('by %s is one escaped line of the log', (method) => {
    const lines = logLines(`console.${method}('Search: %s', ${JSON.stringify(FORGED)});`);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trimEnd()).not.toMatch(/\p{Cc}/u);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ from: 'page', msg: `Search: ${FORGED}` });
  });

  it('is cut, and is written only so many times a minute', () => {
    const lines = logLines(`for (let n = 0; n < 1000; n += 1) console.warn('x'.repeat(10_000));`);
    expect(lines.length).toBeLessThan(100);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(1000);
  });
});
