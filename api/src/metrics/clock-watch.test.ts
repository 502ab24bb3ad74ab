import { startClockWatch } from './clock-watch.ts';

const DAY = 24 * 60 * 60 * 1000;

it.each([
  ['ahead', DAY],
  ['back', -DAY],
])('a clock that jumps %s by a day is one line, and a sentence for ten minutes', (direction, jump) => {
  let [time, elapsed] = [1_900_000_000_000, 0];
  const lines: unknown[] = [];
  const watch = startClockWatch(
    { warn: (line: unknown) => void lines.push(line) },
    { now: () => time, elapsed: () => elapsed },
  );
  const pass = (milliseconds: number) => {
    time += milliseconds;
    elapsed += milliseconds;
    watch.look();
  };
  pass(5000);
  time += 30_000;
  watch.look();
  expect([watch.problem(), lines]).toEqual([undefined, []]);
  time += jump;
  watch.look();
  const sentence = `The clock of this machine has jumped ${direction} by 86400 s.`;
  expect([watch.problem(), lines]).toEqual([sentence, [sentence]]);
  pass(599_999);
  expect(watch.problem()).toBe(sentence);
  pass(1);
  expect([watch.problem(), lines.length]).toEqual([undefined, 1]);
  watch.close();
});
