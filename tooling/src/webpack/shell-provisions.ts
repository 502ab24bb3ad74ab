import { RemoteDeclaration, type ShellProvisions } from '@moien/contract';
import { sharedVersions } from './shared-packages.ts';
import { sharedExports, usesOf } from './uses.ts';

/** What the shell of this workspace gives to remotes and takes from them. */
export function shellProvisions(version: string): ShellProvisions {
  const uses = usesOf('shell').filter(({ kind }) => kind !== 'shared');
  const slots = uses.filter(({ kind }) => kind === 'slot').map(({ name }) => name);
  return {
    version,
    mountContract: RemoteDeclaration.properties.mountContract.const,
    shared: sharedVersions(),
    exports: sharedExports(),
    slots: [...new Set(slots)],
    uses,
  };
}
