/** The link that a press is about, unless somebody has seen to it already. */
export function linkOf({ target, defaultPrevented }: MouseEvent): HTMLAnchorElement | undefined {
  if (defaultPrevented || !(target instanceof Element)) return undefined;
  return target.closest<HTMLAnchorElement>('a[href]') ?? undefined;
}

/** Whether a press on a link shows another document in this tab. */
export function isOfThisTab(
  press: MouseEvent,
  { target, protocol, href, download }: HTMLAnchorElement,
): boolean {
  const isPlain = press.button === 0 && !(press.metaKey || press.ctrlKey || press.shiftKey || press.altKey);
  const isHere = (target === '' || target === '_self') && !download;
  const isDocument = /^https?:$/.test(protocol) && href.split('#')[0] !== window.location.href.split('#')[0];
  return isPlain && isHere && isDocument;
}
