import type { RemoteDeclaration } from '@moien/contract';
import { haveSameForm } from './path-forms.ts';

type DeclaredRoute = Pick<RemoteDeclaration['routes'][number], 'id' | 'path'>;

/** Each optional segment doubles the paths that the router tries. */
const OPTIONAL_MAXIMUM = 2;

/** Why the page's router could not use these routes of a `remote.json`, one sentence each, which begins with the field. */
export function routeFaults(routes: readonly DeclaredRoute[]): string[] {
  return routes.flatMap(({ id, path }, index) => {
    const place = `routes[${index}]`;
    const fault = pathFault(path);
    if (fault) return [`${place}.path is "${path}", which ${fault}.`];
    const earlier = routes.slice(0, index);
    const sameId = earlier.findIndex((route) => route.id === id);
    const samePath = earlier.findIndex((route) => !pathFault(route.path) && haveSameForm(route.path, path));
    return [
      ...(sameId < 0 ? [] : [`${place}.id is "${id}", as that of routes[${sameId}] is.`]),
      ...(samePath < 0
        ? []
        : [`${place}.path is "${path}", which matches the same addresses as that of routes[${samePath}].`]),
    ];
  });
}

function pathFault(path: string): string | undefined {
  const segments = path.split('/');
  const optional = segments.filter((segment) => segment.endsWith('?')).length;
  if (path.startsWith('/')) return 'begins with a slash';
  if (segments.some((segment) => /^[:?]*$/.test(segment))) return 'has an empty segment';
  if (optional > OPTIONAL_MAXIMUM)
    return `has ${optional} optional segments: at most ${OPTIONAL_MAXIMUM} can be served`;
  return undefined;
}
