import type { RemoteDeclaration } from '@moien/contract';
import { makeUpload } from '../../../testing/release-factory.ts';
import { problemOf, type ReleaseSite, startReleaseSite } from '../../../testing/release-site.ts';

let site: ReleaseSite;

beforeAll(async () => {
  site = await startReleaseSite();
}, 120_000);

afterAll(() => site.close());

const readPayload = async (): Promise<string> => (await site.app.inject('/api/registry')).json().payload;

describe('a release of what another remote has', () => {
  const routeOf = (id: string, path: string) => ({
    id,
    path,
    isPublic: true,
    skeleton: 'cards' as const,
  });
  const uploadOf = (remote: string, version: string, declared: Partial<RemoteDeclaration>) => {
    const upload = makeUpload({ remote, version });
    Object.assign(upload.release.remote, declared);
    return upload;
  };

  it.each<[string, Partial<RemoteDeclaration>]>([
    ['the route stays', { routes: [routeOf('stays', 'elsewhere')] }],
    ['the address stay/:', { routes: [routeOf('guest', 'stay/:guest')] }],
    ['the slot host-bar', { slots: [{ id: 'host-bar' }] }],
    ['the text namespace stays', { textNamespaces: ['stays'] }],
  ])('is not activated while that is active: %s', async (claim, declared) => {
    const both = await site.join(`both for ${claim.replace(/[/:]/g, '')}`, ['mf-host', 'mf-guest']);
    const host = {
      routes: [routeOf('stays', 'stay/:id?')],
      slots: [{ id: 'host-bar' }],
      textNamespaces: ['stays'],
    };
    const version = claim.replace(/[^a-z]/g, '');
    await both.publish(uploadOf('mf-host', version, host));
    await both.publish(uploadOf('mf-guest', version, declared));
    await both.activate(version, { remote: 'mf-host' });
    const before = await readPayload();
    const refused = await both.activate(version, { remote: 'mf-guest' });
    expect(problemOf(refused)).toEqual([409, 'release-conflict']);
    expect(refused.json().message).toContain(`brings ${claim}, which the active release of mf-host has`);
    expect(await readPayload()).toBe(before);
    await both.rollback(version, 'mf-host');
    expect((await both.activate(version, { remote: 'mf-guest' })).statusCode).toBe(200);
    await both.rollback(version, 'mf-guest');
  });
});
