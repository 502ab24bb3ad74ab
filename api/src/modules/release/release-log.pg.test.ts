import type { RegistryState, ReleaseEvent, SignedRegistry } from '@moien/contract';
import { makeUpload } from '../../testing/release-factory.ts';
import { problemOf, type ReleaseSite, startReleaseSite } from '../../testing/release-site.ts';

let site: ReleaseSite;

beforeAll(async () => {
  site = await startReleaseSite();
  const blogTeam = await site.join('blog team', ['mf-blog']);
  await site.team.publish(makeUpload({ version: '1.0.0' }));
  await site.team.activate('1.0.0');
  await blogTeam.publish(makeUpload({ remote: 'mf-blog' }));
  await site.team.publish(makeUpload({ version: '1.1.0' }));
  await site.team.activate('1.1.0');
  await site.team.rollback();
}, 120_000);

afterAll(() => site.close());

async function readRegistry(query = ''): Promise<RegistryState> {
  const signed: SignedRegistry = (await site.app.inject(`/api/registry${query}`)).json();
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
    expect(await readRegistry('?at=0')).toEqual({ format: 1, sequence: 0, remotes: [] });
    expect(await readRegistry(`?at=${sequence}`)).toEqual(await readRegistry());
    expect((await readRegistry('?at=2')).remotes[0]?.offers.map(({ version }) => version)).toEqual(['1.0.0']);
    expect(problemOf(await site.app.inject(`/api/registry?at=${sequence + 1}`))).toEqual([
      404,
      'registry-not-found',
    ]);
    for (const wrong of ['?at=-1', '?after=1e300', '?at=x'])
      expect(problemOf(await site.app.inject(`/api/registry${wrong}`))).toEqual([400, 'invalid-request']);
  });
});
