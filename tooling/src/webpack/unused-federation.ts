/**
 * Stands in the shell for parts of the federation runtime that nothing on a page reaches: snapshots and
 * manifests of a release server, and preloading by them. Remotes are named by the registry, and documents
 * preload. It takes the place of files that are read as they are: without types.
 */

function refuse() {
  throw new Error('This part of the federation runtime is not in the page.');
}

export const formatPreloadArgs = refuse;
export const preloadAssets = refuse;
export const normalizePreloadExposes = refuse;
export const defaultPreloadArgs = {};

/**
 * Each instance makes one; plugins register with it, and a remote that is registered anew is removed from its
 * cache.
 */
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { applyPlugin: () => undefined };
}

export function getGlobalRemoteInfo() {
  return {};
}
