import type { GateRemote } from '../gate-input.ts';

/** A first paint that is heavier than remote.json allows. */
export function exceededBudget({ release }: GateRemote): string[] {
  const { firstBytes, remote } = release;
  if (firstBytes <= remote.byteBudget) return [];
  return [
    `${remote.name} (${remote.name}/remote.json) needs ${firstBytes} bytes before its first paint, ${firstBytes - remote.byteBudget} more than its budget: load later what is not seen at first, or raise byteBudget.`,
  ];
}
