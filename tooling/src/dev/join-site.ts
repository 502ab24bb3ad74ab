/** Puts a remote that is served from source into a site. */
export type JoinSite = (
  origin: string,
  signal: AbortSignal,
) => Promise<{ sentence: string; close: () => Promise<void> }>;
