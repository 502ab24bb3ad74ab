import { routeFaults } from '../../declaration/route-faults.ts';
import type { GateRemote } from '../gate-input.ts';

/** Routes that would break the page's router, and with it every page. */
export function brokenRoutes({ release: { remote } }: GateRemote): string[] {
  return routeFaults(remote.routes).map((fault) => `${remote.name}/remote.json: ${fault}`);
}
