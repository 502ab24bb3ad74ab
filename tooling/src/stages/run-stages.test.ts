import { runStages } from './run-stages.ts';
import type { Stage } from './stage.ts';

function stage(
  name: string,
  result: { passed?: number; failed?: number; skipped?: string },
  after?: string[],
): Stage {
  return {
    name,
    after,
    run: () => Promise.resolve({ passed: 0, failed: 0, output: `words of ${name}`, ...result }),
  };
}

async function run(stages: Stage[]) {
  const lines: string[] = [];
  const totals = await runStages(stages, (text) => lines.push(text));
  return { lines, totals };
}

describe('the stages of the suite', () => {
  it('are added up, and each has one line when it passed', async () => {
    const { lines, totals } = await run([stage('lint', { passed: 1 }), stage('unit', { passed: 41 })]);
    expect(totals).toEqual({ passed: 42, failed: 0 });
    expect(lines).toHaveLength(2);
    expect(lines.join('\n')).not.toContain('words of');
  });

  it('show everything that a failed one said', async () => {
    const { lines, totals } = await run([stage('unit', { passed: 3, failed: 2 })]);
    expect(totals).toEqual({ passed: 3, failed: 2 });
    expect(lines[0]).toContain('2 FAILED');
    expect(lines[0]).toContain('words of unit');
  });

  it('say why they were skipped, and count nothing then', async () => {
    const { lines, totals } = await run([stage('redis', { skipped: 'because REDIS_URL is not set' })]);
    expect(lines[0]).toMatch(/^redis +skipped, because REDIS_URL is not set$/);
    expect(totals).toEqual({ passed: 0, failed: 0 });
  });

  it('count a stage that threw, and the ones that needed it, as failures', async () => {
    const broken: Stage = { name: 'build', run: () => Promise.reject(new Error('no disk')) };
    const { lines, totals } = await run([broken, stage('journeys', { passed: 5 }, ['build'])]);
    expect(totals).toEqual({ passed: 0, failed: 2 });
    expect(lines[0]).toContain('no disk');
    expect(lines[1]).toContain('not run, because build failed');
  });

  it('run a stage without its condition when that was not asked for', async () => {
    const { totals } = await run([stage('journeys', { passed: 5 }, ['build'])]);
    expect(totals).toEqual({ passed: 5, failed: 0 });
  });

  it('never run more than two at a time', async () => {
    let active = 0;
    let most = 0;
    const slow = (name: string): Stage => ({
      name,
      async run() {
        active += 1;
        most = Math.max(most, active);
        await new Promise((resolve) => setTimeout(resolve, 5));
        active -= 1;
        return { passed: 1, failed: 0, output: '' };
      },
    });
    await run(['a', 'b', 'c', 'd', 'e'].map(slow));
    expect(most).toBe(2);
  });
});
