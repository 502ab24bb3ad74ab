import { addressesOf, RemoteDeclaration } from '@moien/contract';
import { Value } from 'typebox/value';

type DeclaredRoute = Pick<RemoteDeclaration['routes'][number], 'id' | 'path'>;

/** Each optional segment doubles the paths that the router tries. */
const OPTIONAL_MAXIMUM = 2;
const ROUTE_PATH = RemoteDeclaration.properties.routes.items.properties.path;

/**
 * Why the page's router could not use these routes of a `remote.json`, one sentence each, which begins with
 * the field.
 */
export function routeFaults(routes: readonly DeclaredRoute[]): string[] {
  return routes.flatMap(({ id, path }, index) => {
    const place = `routes[${index}]`;
    const fault = pathFault(path);
    if (fault) return [`${place}.path is "${path}", which ${fault}.`];
    const earlier = routes.slice(0, index);
    const sameId = earlier.findIndex((route) => route.id === id);
    const samePath = earlier.findIndex((route) => shareAddress(route.path, path));
    return [
      ...(sameId < 0 ? [] : [`${place}.id is "${id}", as that of routes[${sameId}] is.`]),
      ...(samePath < 0
        ? []
        : [`${place}.path is "${path}", which matches the same addresses as that of routes[${samePath}].`]),
    ];
  });
}

export function shareAddress(one: string, other: string): boolean {
  const addresses = new Set(addressesOf(one));
  return addressesOf(other).some((address) => addresses.has(address));
}

function pathFault(path: string): string | undefined {
  const segments = path.split('/');
  const optional = segments.filter((segment) => segment.endsWith('?')).length;
  if (path.startsWith('/')) return 'begins with a slash';
  if (segments.some((segment) => /^[:?]*$/.test(segment))) return 'has an empty segment';
  if (optional > OPTIONAL_MAXIMUM)
    return `has ${optional} optional segments: at most ${OPTIONAL_MAXIMUM} can be served`;
  return Value.Check(ROUTE_PATH, path)
    ? undefined
    : 'is not made of words and :names, each perhaps with ?, and a last *';
}
