import type { MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps, useInRouterContext } from 'react-router-dom';
import { useRootStore } from '../react/RootStoreProvider.tsx';
import type { RouteTarget } from '../stores/navigation-store.ts';

type RouteLinkProps = RouteTarget & Omit<LinkProps, 'to'> & { children: ReactNode };

/** A link to a route by its id; nothing when no active release serves it. */
export function RouteLink({ route, parameters, search, children, ...link }: RouteLinkProps) {
  const { navigation } = useRootStore();
  // A parcel has a React root of its own, which the router of the shell is not above.
  const LinkHere = useInRouterContext() ? Link : ParcelLink;
  const href = navigation.hrefTo({ route, parameters, search });
  const warm = () => navigation.warm(route);
  return href === undefined ? null : (
    <LinkHere to={href} onPointerEnter={warm} onFocus={warm} {...link}>
      {children}
    </LinkHere>
  );
}

function ParcelLink({ to, replace, preventScrollReset: _, ...link }: LinkProps) {
  const { navigation } = useRootStore();
  const href = String(to);
  const follow = (press: MouseEvent) => {
    if (press.button !== 0 || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey) return;
    press.preventDefault();
    void navigation.visit(href, { isReplacing: replace === true });
  };
  return <a href={href} onClick={follow} {...link} />;
}
