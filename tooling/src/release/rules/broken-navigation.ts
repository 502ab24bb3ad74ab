import { navigationFaults } from '../../declaration/navigation-faults.ts';
import type { GateRemote } from '../gate-input.ts';

/** Entries of the dashboard's menu that would lead nowhere or have no text. */
export function brokenNavigation({ release: { remote, texts } }: GateRemote): string[] {
  return navigationFaults(remote, texts).map((fault) => `${remote.name}/remote.json: ${fault}`);
}
