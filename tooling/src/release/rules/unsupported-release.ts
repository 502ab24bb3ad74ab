import { supports } from '@moien/contract';
import type { GateRemote, Live } from '../gate-input.ts';

/** A release that no live shell could run: it would be published and never be seen. */
export function unsupportedRelease({ release }: GateRemote, { shells }: Live): string[] {
  const { name, mountContract, supportedShells } = release.remote;
  const versions = shells.map(({ version }) => version).join(', ');
  const contracts = [...new Set(shells.map((shell) => shell.mountContract))].join(', ');
  return [
    ...(contracts.split(', ').includes(String(mountContract))
      ? []
      : [
          `${name} (${name}/remote.json) asks for mount contract ${mountContract}, but what is live has ${contracts}.`,
        ]),
    ...(shells.some(({ version }) => supports(supportedShells, version))
      ? []
      : [
          `${name} (${name}/remote.json) supports the shells ${supportedShells}, but what is live is ${versions}.`,
        ]),
  ];
}
