import { resolveRegistry } from '@moien/contract';
import { loadCommonJs } from '../releases/load-common-js.ts';
import { offer, stateOf } from '../testing/signed-registry.ts';
import { faultOf, placeOf, RemoteFault, serverBuildName } from './render-fault.ts';

const registry = resolveRegistry(stateOf(7, offer('1.1.0'), offer('1.0.0')), '0.1.0-shell');
const place = (error: unknown, routeId?: string) => placeOf(registry, '0.1.0-shell', { error, routeId });

/** What a server build throws when it is drawn. */
function thrownBy(remote: string, version: string): unknown {
  const build = loadCommonJs(
    'exports.draw = () => { throw new TypeError("broken"); };',
    serverBuildName(remote, version, 'server.cjs'),
    () => undefined,
  ) as { draw: () => void };
  try {
    return build.draw();
  } catch (error) {
    return Object.assign(new Error('from another realm'), { stack: Reflect.get(error as object, 'stack') });
  }
}

it.each([
  ['a loader that threw', new TypeError('broken'), 'mf-search/search', 'MF-503'],
  ['a drawing that threw', new TypeError('broken'), undefined, 'MF-505'],
  ['a server build that is not there', new RemoteFault('MF-501', 'not there'), 'mf-search/search', 'MF-501'],
  ['what has a number that nobody knows', { fault: 'MF-999' }, 'mf-search/search', 'MF-503'],
  ['a thrown string', 'broken', undefined, 'MF-505'],
])('%s has a number', (_case, error, routeId, fault) => {
  expect(faultOf(error, routeId)).toBe(fault);
});

it('a fault of a route belongs to its release and part', () => {
  expect(place(new Error('broken'), 'mf-search/search')).toEqual({
    remote: 'mf-search',
    version: '1.1.0',
    owner: 'Search',
    part: 'search',
  });
});

it('a fault belongs to the release whose code threw, which may be the one that takes over', () => {
  expect(place(thrownBy('mf-search', '1.0.0'), 'mf-search/search')).toMatchObject({ version: '1.0.0' });
  expect(place(thrownBy('mf-search', '1.0.0'))).toMatchObject({ remote: 'mf-search', version: '1.0.0' });
  const wrapped = new Error('The page failed.', { cause: thrownBy('mf-search', '1.1.0') });
  expect(place(wrapped)).toMatchObject({ remote: 'mf-search', version: '1.1.0' });
});

it.each([
  ['what no remote has thrown', new Error('broken'), undefined],
  ['a route of the shell', new Error('broken'), 'home'],
  ['a remote that is not offered', thrownBy('mf-blog', '1.0.0'), undefined],
])('%s belongs to the shell', (_case, error, routeId) => {
  expect(place(error, routeId)).toEqual({ remote: 'shell', version: '0.1.0-shell', owner: 'Platform' });
});
