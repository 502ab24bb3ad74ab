import { type AttackedSite, startAttackedSite } from './testing/attacks/attacked-site.ts';
import { ATTACKS } from './testing/attacks/attacks.ts';

// A sample of what the campaign `attack` does at length.

let site: AttackedSite;

beforeAll(async () => {
  site = await startAttackedSite();
}, 120_000);

afterAll(() => site.close());

describe('an attack', () => {
  it.each(ATTACKS)('by $name does not succeed', async ({ run, size }) => {
    expect((await run(site, size.suite)).problems).toEqual([]);
  });

  it('leaves no secret in the log', async () => {
    expect(await site.loggedSecrets()).toEqual([]);
  });
});
