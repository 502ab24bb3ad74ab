import { createProcessStore } from './process-store.ts';

const MINUTE = 60_000;

it('a minute is counted by a clock that never jumps, for each address and route apart', () => {
  let time = 0;
  const Store = createProcessStore(() => time);
  const store = new Store({});
  const count = (key: string, counting = store) => {
    let counted: unknown;
    counting.incr(key, (_error, result) => (counted = result), MINUTE, 3);
    return counted;
  };
  expect([count('a'), count('a'), count('b')]).toEqual([
    { current: 1, ttl: MINUTE },
    { current: 2, ttl: MINUTE },
    { current: 1, ttl: MINUTE },
  ]);
  time = MINUTE - 1;
  expect(count('a')).toEqual({ current: 3, ttl: 1 });
  time = MINUTE;
  expect(count('a')).toEqual({ current: 1, ttl: MINUTE });
  expect(count('a', store.child({} as never) as typeof store)).toEqual({ current: 1, ttl: MINUTE });
});
