/** Below it a popover is a sheet over the page (Popover.module.css). */
const PHONE = '(max-width: 43.999em)';

/**
 * Menus are opened and closed by the browser, which tells the document of it. As sheets of a phone they close
 * by Back, like dialogs. The answer ends it.
 */
export function holdSheets(hold: (onBack: () => void) => () => void): () => void {
  const releases = new Map<HTMLElement, () => void>();
  const open = (sheet: HTMLElement) => {
    if (releases.has(sheet) || !window.matchMedia(PHONE).matches) return;
    const close = () => sheet.isConnected && sheet.hidePopover();
    releases.set(sheet, hold(close));
  };
  const close = (sheet: HTMLElement) => {
    releases.get(sheet)?.();
    releases.delete(sheet);
  };
  const onToggle = (event: Event) => {
    const { target, newState } = event as ToggleEvent;
    if (!(target instanceof HTMLElement) || target.popover !== 'auto') return;
    if (newState === 'open') open(target);
    else close(target);
  };
  // It tells before anything else that the same press does, such as opening another dialog.
  document.addEventListener('beforetoggle', onToggle, true);
  for (const sheet of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) open(sheet);
  return () => {
    document.removeEventListener('beforetoggle', onToggle, true);
    for (const release of releases.values()) release();
  };
}
