import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useRootStore } from '../react/RootStoreProvider.tsx';
import type { RouteTarget } from '../stores/navigation-store.ts';

type RouteLinkProps = RouteTarget & Omit<LinkProps, 'to'> & { children: ReactNode };

/** A link to a route by its id; nothing when no active release serves it. */
export function RouteLink({ route, parameters, search, children, ...link }: RouteLinkProps) {
  const { navigation } = useRootStore();
  const href = navigation.hrefTo({ route, parameters, search });
  const warm = () => navigation.warm(route);
  return href === undefined ? null : (
    <Link to={href} onPointerEnter={warm} onFocus={warm} {...link}>
      {children}
    </Link>
  );
}
