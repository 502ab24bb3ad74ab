import type { MangopayClient } from './mangopay-client.ts';
import { createNotices } from './notices.ts';

/** A provider with 150 events, one each second. */
function openNotices() {
  const paths: string[] = [];
  const call = (({ path }: { path: string }) => {
    paths.push(path);
    const first = (Number(new URLSearchParams(path.split('?')[1]).get('page')) - 1) * 100;
    const value = Array.from({ length: Math.max(0, Math.min(100, 150 - first)) }, (_event, index) => ({
      EventType: index % 2 === 0 ? 'PAYIN_NORMAL_SUCCEEDED' : 'WALLET_CREATED',
      ResourceId: `payin_${first + index}`,
      Date: 1_700_000_000 + first + index,
    }));
    return Promise.resolve({ is: 'answered', value });
  }) as MangopayClient['call'];
  return { notices: createNotices({ call }), paths };
}

it('a page of events has those that are wanted, and says whether there are more', async () => {
  const { notices, paths } = openNotices();
  const since = new Date(1_700_000_000_900);
  expect(await notices.listEvents(since, 1)).toMatchObject({
    is: 'answered',
    value: { events: { length: 50 }, moreAfter: new Date(1_700_000_099_000) },
  });
  expect(await notices.listEvents(since, 2)).toMatchObject({
    is: 'answered',
    value: { events: { length: 25 }, moreAfter: undefined },
  });
  expect(paths[0]).toBe('/events?AfterDate=1700000000&Sort=Date:ASC&per_page=100&page=1');
});
