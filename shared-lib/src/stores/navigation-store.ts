import type { LanguageTag, Registry } from '@moien/contract';
import { makeAutoObservable, observableRef } from 'mobx';

export type RouteTarget = { route: string; parameters?: Record<string, string>; search?: URLSearchParams };
/**
 * Shows by `update` what an element grows into, which it answers with. The answer ends the motion.
 */
export type Grow = (
  name: 'opened-picture' | 'heart',
  from: Element | null | undefined,
  update: () => Element | null | undefined,
) => () => void;
export type ShellNavigation = {
  /** Ends when the page is there. */
  navigate: (to: string, options?: { replace: boolean }) => Promise<void>;
  /** Another address for the page that is shown; it stays as it is, and no loader runs. */
  readdress: (to: string) => Promise<void>;
  /**
   * A dialog over the page closes by Back, which calls this; the answer tells that it has closed otherwise.
   */
  holdBack?: (onBack: () => void) => () => void;
  grow?: Grow;
  warm: (route: string) => void;
  /** Whether only who is signed in may see the page that is shown. */
  isGuarded: () => boolean;
  /** Asks for the data of the page that is shown once more. */
  reload: () => Promise<void>;
  /**
   * Leaves the page and all that it holds for a document: of this path, or else of the page that is shown.
   */
  openDocument: (path?: string) => void;
};

/**
 * Where things are: paths of the routes that active releases serve. Remotes link through it and never import
 * each other.
 */
export class NavigationStore {
  readonly languageTag: LanguageTag;
  /** By route id. */
  paths: Map<string, string>;
  /**
   * What the address of the document asks the search for (specification §2), until the search has been there.
   */
  entrySearch: string | undefined;
  /** Ids of the slots that active releases fill. */
  slots: Set<string>;
  /** The router's, once it runs; on the server there is none. */
  shell: ShellNavigation | undefined;

  constructor(registry: Registry, languageTag: LanguageTag, entrySearch?: string) {
    this.languageTag = languageTag;
    this.paths = pathsOf(registry);
    this.slots = slotsOf(registry);
    this.entrySearch = entrySearch;
    makeAutoObservable(this, {
      paths: observableRef,
      slots: observableRef,
      shell: false,
      grow: false,
    });
  }

  /** Another set of releases serves the site from now on. */
  follow(registry: Registry) {
    this.paths = pathsOf(registry);
    this.slots = slotsOf(registry);
  }

  /** Path of a route in the current language; `undefined` when no active release serves it. */
  hrefTo({ route, parameters = {}, search }: RouteTarget): string | undefined {
    const path = this.paths.get(route);
    if (path === undefined) return undefined;
    const filled = path
      .split('/')
      .flatMap((segment) => fillSegment(segment, parameters))
      .join('/');
    const query = search?.toString() ?? (route === 'search' && this.entrySearch);
    return `/${this.languageTag}/${filled}${query ? `?${query}` : ''}`;
  }

  /** From now on a link to the search is one to all homes. */
  forgetEntrySearch() {
    this.entrySearch = undefined;
  }

  fills(slot: string): boolean {
    return this.slots.has(slot);
  }

  /** Given by the shell once its router runs; parcels and stores go through it. */
  connect(shell: ShellNavigation) {
    this.shell = shell;
  }

  /** Ends when the page is there; nothing happens when nobody serves the route. */
  async go(target: RouteTarget) {
    const href = this.hrefTo(target);
    if (href) await this.shell?.navigate(href);
  }

  /** Ends when the page of this path, which has its language, is there. */
  async visit(path: string, { isReplacing = false } = {}) {
    await this.shell?.navigate(path, { replace: isReplacing });
  }

  /**
   * What is chosen on the page that is shown stands in its address, which can be shared; the page itself
   * stays as it is.
   */
  async readdress(target: RouteTarget) {
    const href = this.hrefTo(target);
    if (href) await this.shell?.readdress(href);
  }

  /** Until the shell can move things there is only the update. */
  readonly grow: Grow = (name, from, update) => {
    const { grow } = this.shell ?? {};
    if (grow) return grow(name, from, update);
    update();
    return () => undefined;
  };

  /** Somebody is about to go there: its code may be fetched. */
  warm(route: string) {
    this.shell?.warm(route);
  }
}

function pathsOf({ entries }: Registry): Map<string, string> {
  return new Map(
    entries.flatMap((entry) => entry.remote.routes.map((route) => [route.id, route.path] as const)),
  );
}

function slotsOf({ entries }: Registry): Set<string> {
  return new Set(entries.flatMap((entry) => entry.remote.slots.map(({ id }) => id)));
}

/** `:id` becomes its value; `:slug?` disappears when it has none. */
function fillSegment(segment: string, parameters: Record<string, string>): string[] {
  if (!segment.startsWith(':')) return [segment];
  const value = parameters[segment.replace(/^:|\?$/g, '')];
  if (!value && segment.endsWith('?')) return [];
  return [encodeURIComponent(value ?? '')];
}
