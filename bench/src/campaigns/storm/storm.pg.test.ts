import { problemsOf } from './report.ts';
import { runStorm } from './run-storm.ts';

const KINDS = ['postgres killed', 'postgres frozen', 'connections cut', 'site killed', 'clock behind'];

it('a site loses, undoes and doubles nothing while five faults strike it under load', async () => {
  const news: string[] = [];
  const outcome = await runStorm(
    {
      deployment: 'one',
      kinds: KINDS,
      faults: KINDS.length,
      minutes: 0.15,
      seed: 1,
      writers: 4,
      readers: 4,
      homes: 40,
      lasting: [500, 1500],
    },
    { say: (line) => news.push(line), sayStruck: () => undefined },
  );
  expect(problemsOf(outcome)).toEqual([]);
  expect(outcome.struck.map(({ kind }) => kind).sort()).toEqual([...KINDS].sort());
  expect(outcome.audit.acknowledged).toBeGreaterThan(0);
  expect(news).toEqual(['site: the server ended by itself (SIGKILL) and is started again in 0.25 s']);
});
