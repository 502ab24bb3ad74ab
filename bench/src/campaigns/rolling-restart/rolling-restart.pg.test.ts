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
  // By the API and by the gateway; who was on their way back to the one is not told by the other.
  expect(tally.socketsTold).toBeGreaterThan(PEOPLE);
  expect(tally.socketsBack).toBe(tally.socketsTold);
});
