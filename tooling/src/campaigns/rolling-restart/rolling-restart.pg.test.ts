import { type BalancedSite, openBalancedSite } from './balanced-site.ts';
import { restartUnderVisitors } from './restart-under-visitors.ts';

const PEOPLE = 8;
let site: BalancedSite;

beforeAll(async () => {
  site = await openBalancedSite({ apis: 1, gateways: 1, people: PEOPLE, stopDelay: 2000 });
});

afterAll(() => site.close());

it('replaces a gateway and its API under visitors who do not notice', async () => {
  const tally = await restartUnderVisitors(site, { rounds: 1, isStartedFirst: true });
  expect(tally.failures).toEqual([]);
  expect(tally.requests).toBeGreaterThan(PEOPLE);
  // Once by the API and once by the gateway.
  expect([tally.socketsTold, tally.socketsBack]).toEqual([2 * PEOPLE, 2 * PEOPLE]);
});
