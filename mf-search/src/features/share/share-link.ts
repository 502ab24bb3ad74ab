import { nativePlugin } from '@moien/shared-lib';

export type Shared = 'shared' | 'copied' | 'cancelled' | 'refused';

/** On a phone its own sheet; elsewhere the clipboard. `refused`: the browser allows neither. */
export async function shareLink(link: { title: string; url: string }): Promise<Shared> {
  // The web view of Android has no sheet of its own.
  const plugin = nativePlugin('Share');
  if (plugin)
    return plugin.share(link).then(
      () => 'shared',
      () => 'cancelled',
    );
  const isPhone = window.matchMedia?.('(pointer: coarse)').matches ?? false;
  if (isPhone && typeof navigator.share === 'function') {
    try {
      await navigator.share(link);
      return 'shared';
    } catch (error) {
      // Who closes the sheet has decided; every other failure leaves the clipboard.
      if (error instanceof Error && error.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'refused';
  }
}
