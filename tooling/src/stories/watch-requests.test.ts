import { EventEmitter } from 'node:events';
import type { Page } from 'playwright';
import { watchRequests } from './watch-requests.ts';

it('waits for everything that was asked for, also meanwhile, and says whether there was anything', async () => {
  const page = new EventEmitter();
  const requests = watchRequests(page as unknown as Page);
  expect(await requests.untilAnswered()).toBe(false);
  page.emit('request', 'a');
  let hasWaited: boolean | undefined;
  const waiting = requests.untilAnswered().then((answer) => {
    hasWaited = answer;
  });
  page.emit('request', 'b');
  page.emit('requestfinished', 'a');
  await Promise.resolve();
  expect(hasWaited).toBeUndefined();
  page.emit('requestfailed', 'b');
  await waiting;
  expect(hasWaited).toBe(true);
  requests.end();
  page.emit('request', 'c');
  expect(await requests.untilAnswered()).toBe(false);
});
