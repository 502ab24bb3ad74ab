import type { RegistryEntry } from '@moien/contract';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Platform } from '../platform/platform.ts';

/**
 * For a page that the server has drawn and whose code does not come: another release takes over, or the same
 * one as soon as it may be tried again. After a navigation the code is there and nothing is done.
 */
export function useTakeOver(platform: Platform, release: RegistryEntry, route: string): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let isLeft = false;
    let stop = () => {};
    const takeOver = () => void (isLeft || revalidate());
    const others = platform
      .candidates(platform.registry(), release.remote.name)
      .filter(({ version }) => version !== release.version);
    platform
      .ready([release, ...others], (candidate) => platform.route(candidate, route))
      .then(
        (ready) => void (ready.release === release || takeOver()),
        () => {
          if (!isLeft) stop = platform.onChange(release.remote.name, takeOver);
        },
      );
    return () => {
      isLeft = true;
      stop();
    };
  }, [platform, release, route, revalidate]);
}
