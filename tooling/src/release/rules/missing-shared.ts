import { type ShellProvisions, supports } from '@moien/contract';
import { placesOf, toConsumer } from '../consumers.ts';
import type { GateRemote, Live } from '../gate-input.ts';
import { describeShape, describeShared, isCompatible } from '../shared-shapes.ts';

/** What the release takes from shared-lib and a shell that it supports does not give, or gives otherwise. */
export function missingShared(candidate: GateRemote, { shells }: Live): string[] {
  const { release } = candidate;
  return shells
    .filter(({ version }) => supports(release.remote.supportedShells, version))
    .flatMap((shell) => missingIn(shell, candidate));
}

function missingIn({ version, exports }: ShellProvisions, { release, builtWith }: GateRemote): string[] {
  const names = new Set(release.uses.filter(({ kind }) => kind === 'shared').map(({ name }) => name));
  return [...names].flatMap((name) => {
    const given = exports[name];
    const wanted = builtWith[name];
    if (given && (!wanted || isCompatible(wanted, given))) return [];
    const [place] = placesOf([toConsumer(release)], 'shared', name);
    const reason =
      given && wanted
        ? `as ${describeShape(wanted)}, but in the shell ${version} that is live it is ${describeShape(given)}`
        : `which the shell ${version} that is live does not give`;
    return [`${place} takes ${describeShared(name)}, ${reason}.`];
  });
}
