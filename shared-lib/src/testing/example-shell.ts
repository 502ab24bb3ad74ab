import type { ShellNavigation } from '../stores/navigation-store.ts';

/** A shell that shows a page which anybody may see and goes nowhere, but for what is given. */
export function exampleShell(changes: Partial<ShellNavigation> = {}): ShellNavigation {
  return {
    navigate: async () => undefined,
    readdress: async () => undefined,
    warm: () => undefined,
    isGuarded: () => false,
    reload: async () => undefined,
    openDocument: () => undefined,
    ...changes,
  };
}
