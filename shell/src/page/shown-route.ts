import type { RegistryEntry } from '@moien/contract';
import { useContext } from 'react';
import { useMatches, useRouteLoaderData } from 'react-router-dom';
import { EnvironmentContext } from '../environment/environment-context.ts';
import type { ShownSet } from '../environment/route-environment.ts';
import { LAYOUT_ROUTE, type RouteHandle } from '../environment/route-ids.ts';

/** Slots that have one place in the header; a page's title comes before the search bar (specification §2). */
const HEADER_SLOTS = ['page-title', 'search-bar'] as const;
export type HeaderSlot = (typeof HEADER_SLOTS)[number];

export type ShownRoute = {
  headerSlot: HeaderSlot | undefined;
  /** Slots that stand below the page. */
  slots: string[];
  /** Whether the page needs the header's room. */
  header: 'hidden' | 'hidden-on-phones' | undefined;
  /** Whether the foot of a phone is the page's own. */
  isFootTaken: boolean;
  /** What stands around the page. */
  frame: 'dashboard' | undefined;
};

/** The releases that the page on screen is made of. */
export function useShownEntries(): RegistryEntry[] {
  const environment = useContext(EnvironmentContext);
  const shown = useRouteLoaderData(LAYOUT_ROUTE) as ShownSet | undefined;
  return (shown && environment?.platform.registryAt(shown.sequence).entries) ?? [];
}

/** What the route that is shown asks of the layout, as its release declares it now. */
export function useShownRoute(): ShownRoute {
  const entries = useShownEntries();
  const handles = useMatches().map(({ handle }) => (handle ?? {}) as RouteHandle);
  const declared = handles.flatMap(({ remote, route }) =>
    entries
      .filter((entry) => entry.remote.name === remote)
      .flatMap((entry) => entry.remote.routes.filter(({ id }) => id === route)),
  );
  const frame = declared.map((route) => route.frame).find((name) => name !== undefined);
  const slots = [...handles, ...declared].flatMap((part) => part.slots ?? []);
  return {
    headerSlot: HEADER_SLOTS.find((slot) => slots.includes(slot) && !(frame && slot === 'search-bar')),
    slots: slots.filter((slot) => !HEADER_SLOTS.some((other) => other === slot)),
    header: declared.map(({ header }) => header).find((header) => header !== undefined),
    isFootTaken: declared.some(({ bottomMenu }) => bottomMenu),
    frame,
  };
}
