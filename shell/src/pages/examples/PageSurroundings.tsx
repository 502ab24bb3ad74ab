import type { SiteSettings } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { exampleSettings } from '@moien/shared-lib/testing';
import type { ReactNode } from 'react';
import { EnvironmentContext } from '../../environment/environment-context.ts';

type PageSurroundingsProps = { settings?: Partial<SiteSettings>; children: ReactNode };

/** What a page asks of its environment, for tests and stories; no release is asked for. */
export function PageSurroundings({ settings, children }: PageSurroundingsProps) {
  const root = useRootStore();
  const environment = {
    root,
    settings: { ...exampleSettings, ...settings },
    platform: undefined as never,
    texts: undefined as never,
  };
  return <EnvironmentContext value={environment}>{children}</EnvironmentContext>;
}
