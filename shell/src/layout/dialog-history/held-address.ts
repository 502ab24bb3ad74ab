/**
 * The address that a page gets while a dialog is open over it, as the stay does that is chosen there. Until
 * the dialog has gone it is that of the dialog's entry, where it can be copied and loaded again; then it is
 * given to the page.
 */
export function heldAddress(readdress: (to: string) => Promise<void>) {
  let held: string | undefined;
  let giving = Promise.resolve();
  return {
    hold(to: string) {
      held = to;
      window.history.replaceState(window.history.state, '', to);
    },
    /** In the entry of the page. */
    give(): Promise<void> {
      if (held !== undefined) giving = readdress(held);
      held = undefined;
      return giving;
    },
  };
}
