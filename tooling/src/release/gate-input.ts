import type { Release, SharedShape, ShellProvisions } from '@moien/contract';

/** A release that would go live. */
export type GateRemote = {
  release: Release;
  /** How the shared exports were that it was built against, by name, as far as it is known. */
  builtWith: Record<string, SharedShape>;
  /** What would be published, by path below the build: `browser/entry.js`. */
  files: { path: string; integrity: string }[];
};

export type GateShell = ShellProvisions;

/** What visitors have now. */
export type Live = {
  /** The active release of every remote. */
  remotes: Release[];
  /** The shells that gateways serve, the newest first. */
  shells: ShellProvisions[];
};
