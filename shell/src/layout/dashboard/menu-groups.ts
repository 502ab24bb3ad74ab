import type { LanguageTag, NavigationGroup, RegistryEntry, Text } from '@moien/contract';
import { NAVIGATION_GROUPS } from '@moien/contract';
import type { RootStore } from '@moien/shared-lib';

export type MenuItem = {
  routeId: string;
  href: string;
  /** Other places whose pages belong to it, without what follows the first parameter. */
  otherPaths: readonly string[];
  /** A name of lucide. */
  icon: string;
  label: string;
};
export type MenuGroup = { group: NavigationGroup; items: MenuItem[] };

type Visit = {
  languageTag: LanguageTag;
  isOwner: boolean;
  /** Texts that the site has in the place of a release's (product decision 6). */
  textArray: readonly Text[];
  hrefTo: RootStore['navigation']['hrefTo'];
};

/** The dashboard's menu for one visitor, of what the active releases declare; empty groups are left out. */
export function menuGroups(entries: readonly RegistryEntry[], visit: Visit): MenuGroup[] {
  const declared = entries
    .flatMap(({ remote }) =>
      (remote.navigation ?? []).map((entry) => ({
        ...entry,
        namespace: remote.textNamespaces[0],
        otherPaths: remote.routes
          .filter(({ id }) => entry.alsoFor?.includes(id))
          .map(({ path }) => `/${visit.languageTag}/${path.split('/:')[0]}`),
      })),
    )
    .filter((entry) => entry.for === 'everyone' || visit.isOwner)
    .sort((one, other) => one.order - other.order || one.routeId.localeCompare(other.routeId, 'en'));
  return NAVIGATION_GROUPS.map((group) => ({
    group,
    items: declared
      .filter((entry) => entry.group === group)
      .flatMap(({ routeId, icon, text, label, namespace, otherPaths }): MenuItem[] => {
        const slug = `${namespace}:${text}`;
        const replaced = visit.textArray.find((candidate) => candidate.slug === slug)?.text;
        const shown = replaced ?? label?.[visit.languageTag];
        const href = visit.hrefTo({ route: routeId });
        return href && shown ? [{ routeId, href, otherPaths, icon, label: shown }] : [];
      }),
  })).filter(({ items }) => items.length > 0);
}
