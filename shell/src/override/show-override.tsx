import { OVERRIDE_PATH, type RegistryEntry } from '@moien/contract';
import type { Texts } from '@moien/shared-lib';
import { createRoot } from 'react-dom/client';
import { RemoteFailure } from '../platform/remote-failure.ts';
import { OverrideBadge } from './OverrideBadge.tsx';
import { watchOrigin } from './watch-origin.ts';

/** Shows the badge of a remote from source, and goes back to the released one when its server is gone. */
export function showOverride(
  override: RegistryEntry,
  texts: Texts,
  onFailure: (failure: RemoteFailure, release: RegistryEntry) => void,
): void {
  const element = document.body.appendChild(document.createElement('div'));
  createRoot(element).render(<OverrideBadge override={override} texts={texts} />);
  watchOrigin(`${override.base}${override.entry}`, async () => {
    onFailure(new RemoteFailure('MF-702', override), override);
    await fetch(`${OVERRIDE_PATH}/end`, { method: 'POST', redirect: 'manual' });
    window.location.reload();
  });
}
