import { LANGUAGE_TAGS, type LanguageTag, type RemoteDeclaration } from '@moien/contract';

type Declared = Pick<RemoteDeclaration, 'routes' | 'navigation'>;

/**
 * Why the dashboard's menu could not show these entries of a `remote.json`, one sentence each, which begins
 * with the field.
 * @param texts keys of the remote's texts by language
 */
export function navigationFaults(
  { routes, navigation = [] }: Declared,
  texts: Record<LanguageTag, readonly string[]>,
): string[] {
  return navigation.flatMap(({ routeId, text }, index) => {
    const place = `navigation[${index}]`;
    const earlier = navigation.slice(0, index).findIndex((entry) => entry.routeId === routeId);
    const fault = earlier < 0 ? routeFault(routes, routeId) : `as that of navigation[${earlier}] is`;
    return [
      ...(fault ? [`${place}.routeId is "${routeId}", ${fault}.`] : []),
      ...LANGUAGE_TAGS.filter((tag) => !texts[tag].includes(text)).map(
        (tag) => `${place}.text is "${text}", which src/locales/${tag}.json lacks.`,
      ),
    ];
  });
}

function routeFault(routes: Declared['routes'], routeId: string): string | undefined {
  const route = routes.find(({ id }) => id === routeId);
  if (!route) return 'which is none of its routes';
  const isFixed = route.path.split('/').every((segment) => /^[^:*]/.test(segment) || /^:.*\?$/.test(segment));
  return isFixed ? undefined : `whose path ${route.path} needs more than a menu knows`;
}
