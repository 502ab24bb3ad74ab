import { supports } from '@moien/contract';
import satisfies from 'semver/functions/satisfies.js';
import type { GateRemote, Live } from '../gate-input.ts';

/** A shared package that a shell gives in a version which the release cannot run with. */
export function unsatisfiedRanges({ release }: Pick<GateRemote, 'release'>, { shells }: Live): string[] {
  const { remote, builtAgainst } = release;
  return shells
    .filter(({ version }) => supports(remote.supportedShells, version))
    .flatMap(({ version, shared }) =>
      Object.entries(builtAgainst.shared)
        .filter(([specifier, range]) => !satisfies(shared[specifier] ?? '', range))
        .map(([specifier, range]) => {
          const given = shared[specifier];
          return `${remote.name} ${release.version} (${remote.name}/package.json) needs ${specifier} ${range}, but the shell ${version} gives ${given ?? 'none'}.`;
        }),
    );
}
