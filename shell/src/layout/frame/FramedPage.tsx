import type { RegistryEntry } from '@moien/contract';
import { useEffect, useState } from 'react';
import { matchPath, Outlet, useLocation, useNavigation } from 'react-router-dom';
import { PageSkeleton, type PageSkeletonProps } from '../../page/PageSkeleton.tsx';
import { useShownEntries } from '../../page/shown-route.ts';

/** Most pages come within this; a skeleton for less would flash. */
const SKELETON_DELAY_MILLISECONDS = 200;

/** While another page of the frame is loading, its skeleton stands in the place of the page that is left. */
export function FramedPage() {
  const skeleton = useNextSkeleton();
  useEffect(() => {
    // The router has saved how far the page that is left was scrolled when the navigation began.
    if (skeleton) window.scrollTo(0, 0);
  }, [skeleton]);
  return (
    <>
      <div hidden={skeleton !== undefined}>
        <Outlet />
      </div>
      {skeleton && <PageSkeleton shape={skeleton} />}
    </>
  );
}

/** The skeleton of the page that a navigation leads to, once it has taken longer than the delay. */
function useNextSkeleton(): PageSkeletonProps['shape'] | undefined {
  const entries = useShownEntries();
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const hasLasted = useHasLasted(next !== undefined && next !== pathname);
  return hasLasted && next ? skeletonAt(entries, next) : undefined;
}

/** Two routes can match an address: the one with more fixed segments serves it, as in the router. */
function skeletonAt(entries: readonly RegistryEntry[], pathname: string) {
  const [best] = entries
    .flatMap(({ remote }) => remote.routes)
    .filter(({ frame, path }) => frame && matchPath(`/:languageTag/${path}`, pathname))
    .sort((one, other) => parameterCount(one.path) - parameterCount(other.path));
  return best?.skeleton;
}

function parameterCount(path: string): number {
  return path.split('/').filter((segment) => /^[:*]/.test(segment)).length;
}

function useHasLasted(isRunning: boolean): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setLasted(true), SKELETON_DELAY_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [isRunning]);
  return isRunning && hasLasted;
}
