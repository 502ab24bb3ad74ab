import { supports } from '@moien/contract';
import type { GateShell, Live } from '../gate-input.ts';

/** A shell in which a live remote would be gone. */
export function lostRemotes({ version, mountContract }: GateShell, { remotes }: Live): string[] {
  return remotes.flatMap(({ remote }) => {
    const place = `${remote.name} (${remote.name}/remote.json)`;
    return [
      ...(supports(remote.supportedShells, version)
        ? []
        : [
            `${place} supports the shells ${remote.supportedShells}, which ${version} is not: it would be gone.`,
          ]),
      ...(Number(remote.mountContract) === mountContract
        ? []
        : [`${place} asks for mount contract ${remote.mountContract}, but this shell has ${mountContract}.`]),
    ];
  });
}
