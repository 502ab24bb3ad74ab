import type { LanguageTag, Registry } from '@moien/contract';
import { makeAutoObservable } from 'mobx';

export type RouteTarget = { route: string; parameters?: Record<string, string>; search?: URLSearchParams };
export type Navigate = (to: string) => void;

/** Where things are: paths of the routes that active releases serve. Remotes link through it and never import each other. */
export class NavigationStore {
  readonly languageTag: LanguageTag;
  readonly #paths: Map<string, string>;
  #navigate: Navigate | undefined;

  constructor(registry: Registry, languageTag: LanguageTag) {
    this.languageTag = languageTag;
    this.#paths = new Map(
      registry.entries.flatMap((entry) =>
        entry.remote.routes.map((route) => [route.id, route.path] as const),
      ),
    );
    makeAutoObservable(this);
  }

  /** Path of a route in the current language; `undefined` when no active release serves it. */
  hrefTo({ route, parameters = {}, search }: RouteTarget): string | undefined {
    const path = this.#paths.get(route);
    if (path === undefined) return undefined;
    const filled = path
      .split('/')
      .flatMap((segment) => fillSegment(segment, parameters))
      .join('/');
    const query = search?.toString();
    return `/${this.languageTag}/${filled}${query ? `?${query}` : ''}`;
  }

  /** Given by the shell once its router runs; parcels and stores go through it. */
  connect(navigate: Navigate) {
    this.#navigate = navigate;
  }

  go(target: RouteTarget) {
    const href = this.hrefTo(target);
    if (href) this.#navigate?.(href);
  }
}

/** `:id` becomes its value; `:slug?` disappears when it has none. */
function fillSegment(segment: string, parameters: Record<string, string>): string[] {
  if (!segment.startsWith(':')) return [segment];
  const value = parameters[segment.replace(/^:|\?$/g, '')];
  if (!value && segment.endsWith('?')) return [];
  return [encodeURIComponent(value ?? '')];
}
