import type { LanguageTag, Registry } from '@moien/contract';
import { makeAutoObservable, observableRef } from 'mobx';

export type RouteTarget = { route: string; parameters?: Record<string, string>; search?: URLSearchParams };
export type ShellNavigation = { navigate: (to: string) => void; warm: (route: string) => void };

/** Where things are: paths of the routes that active releases serve. Remotes link through it and never import each other. */
export class NavigationStore {
  readonly languageTag: LanguageTag;
  /** By route id. */
  paths: Map<string, string>;
  #shell: ShellNavigation | undefined;

  constructor(registry: Registry, languageTag: LanguageTag) {
    this.languageTag = languageTag;
    this.paths = pathsOf(registry);
    makeAutoObservable(this, { paths: observableRef });
  }

  /** Another set of releases serves the site from now on. */
  follow(registry: Registry) {
    this.paths = pathsOf(registry);
  }

  /** Path of a route in the current language; `undefined` when no active release serves it. */
  hrefTo({ route, parameters = {}, search }: RouteTarget): string | undefined {
    const path = this.paths.get(route);
    if (path === undefined) return undefined;
    const filled = path
      .split('/')
      .flatMap((segment) => fillSegment(segment, parameters))
      .join('/');
    const query = search?.toString();
    return `/${this.languageTag}/${filled}${query ? `?${query}` : ''}`;
  }

  /** Given by the shell once its router runs; parcels and stores go through it. */
  connect(shell: ShellNavigation) {
    this.#shell = shell;
  }

  go(target: RouteTarget) {
    const href = this.hrefTo(target);
    if (href) this.#shell?.navigate(href);
  }

  /** Somebody is about to go there: its code may be fetched. */
  warm(route: string) {
    this.#shell?.warm(route);
  }
}

function pathsOf({ entries }: Registry): Map<string, string> {
  return new Map(
    entries.flatMap((entry) => entry.remote.routes.map((route) => [route.id, route.path] as const)),
  );
}

/** `:id` becomes its value; `:slug?` disappears when it has none. */
function fillSegment(segment: string, parameters: Record<string, string>): string[] {
  if (!segment.startsWith(':')) return [segment];
  const value = parameters[segment.replace(/^:|\?$/g, '')];
  if (!value && segment.endsWith('?')) return [];
  return [encodeURIComponent(value ?? '')];
}
