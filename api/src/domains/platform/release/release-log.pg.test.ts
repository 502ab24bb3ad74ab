import {
  acceptRegistry,
  DEVELOPMENT_REGISTRY_KEYS,
  type RegistryState,
  type ReleaseEvent,
  readSignedRegistry,
  type SignedRegistry,
} from '@moien/contract';
import { makeUpload } from '../../../testing/release-factory.ts';
import { problemOf, type ReleaseSite, startReleaseSite } from '../../../testing/release-site.ts';

let site: ReleaseSite;

beforeAll(async () => {
  site = await startReleaseSite();
  const blogTeam = await site.join('blog team', ['mf-blog']);
  await site.team.publish(makeUpload({ version: '1.0.0' }));
  await site.team.activate('1.0.0');
  await blogTeam.publish(makeUpload({ remote: 'mf-blog' }));
  await site.team.publish(makeUpload({ version: '1.1.0' }));
  await site.team.activate('1.1.0');
  await site.team.rollback('1.1.0');
}, 120_000);

afterAll(() => site.close());

async function readRegistry(): Promise<RegistryState> {
  const signed: SignedRegistry = (await site.app.inject('/api/registry')).json();
  return JSON.parse(signed.payload);
}

async function readRegistryAt(sequence: number): Promise<RegistryState> {
  const signed: SignedRegistry = (await site.team.registryAt(sequence)).json();
  return JSON.parse(signed.payload);
}

describe('the log', () => {
  it('is told newest first, in pages, of all remotes or one', async () => {
    const all: ReleaseEvent[] = (await site.team.history('?limit=200')).json().eventArray;
    expect(all.map(({ sequence }) => sequence)).toEqual(all.map((_event, index) => all.length - index));
    const page: ReleaseEvent[] = (await site.team.history(`?limit=2&before=${all.length}`)).json().eventArray;
    expect(page).toEqual(all.slice(1, 3));
    const ofBlog: ReleaseEvent[] = (await site.team.history('?remote=mf-blog')).json().eventArray;
    expect(ofBlog).toEqual(all.filter(({ remote }) => remote === 'mf-blog'));
    for (const wrong of ['?limit=201', '?limit=0', '?before=1e300', '?remote=x', '?colour=red'])
      expect(problemOf(await site.team.history(wrong))).toEqual([400, 'invalid-request']);
  });

  it.each([
    'update release_event set note = $$x$$',
    'delete from release_event',
    'truncate release_event',
    'truncate release cascade',
    'update release set digest = repeat($$0$$, 64)',
    'delete from release',
  ])('refuses: %s', async (statement) => {
    const read = async () =>
      (await site.database.client.query('select * from release_event order by 1')).rows;
    const before = await read();
    await expect(site.database.client.query(statement)).rejects.toMatchObject({ code: '23001' });
    expect(await read()).toEqual(before);
  });

  it('tells of past moments and of none that has not been', async () => {
    const { sequence } = await readRegistry();
    expect(await readRegistryAt(0)).toEqual({ format: 1, sequence: 0, remotes: [] });
    expect(await readRegistryAt(sequence)).toEqual(await readRegistry());
    expect((await readRegistryAt(2)).remotes[0]?.offers.map(({ version }) => version)).toEqual(['1.0.0']);
    expect(problemOf(await site.team.registryAt(sequence + 1))).toEqual([404, 'registry-not-found']);
    for (const wrong of [-1, 'x', '1&at=2'])
      expect(problemOf(await site.team.registryAt(wrong))).toEqual([400, 'invalid-request']);
    expect(problemOf(await site.app.inject('/api/registry?after=1e300'))).toEqual([400, 'invalid-request']);
  });

  it('signs a past moment for who releases, in the same bytes always, and so that nobody adopts it', async () => {
    expect(problemOf(await site.app.inject('/api/registry?at=2'))).toEqual([401, 'release-token-missing']);
    for (const more of ['&at=3', '&after=0'])
      expect(problemOf(await site.app.inject(`/api/registry?at=2${more}`))).toEqual([
        401,
        'release-token-missing',
      ]);
    const eventArray: ReleaseEvent[] = (await site.team.history()).json().eventArray;
    const moment = await site.team.registryAt(2);
    const signed: SignedRegistry = moment.json();
    expect(signed.expiresAt).toBe(eventArray.find(({ sequence }) => sequence === 2)?.at);
    expect((await site.team.registryAt(2)).body).toBe(moment.body);
    const keys = DEVELOPMENT_REGISTRY_KEYS;
    expect(await readSignedRegistry(signed, keys)).toEqual(await readRegistryAt(2));
    await expect(acceptRegistry(signed, { keys, sequence: 0, now: new Date() })).rejects.toMatchObject({
      fault: 'MF-603',
    });
  });
});
