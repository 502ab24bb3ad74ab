/**
 * A press on a button of the server's page before React can answer it. The document's script keeps it until
 * the shell has started, and the shell until what was pressed is hydrated (decision 0029).
 */

/** On the last button that was pressed too early. */
export const PRESSED_ATTRIBUTE = 'data-pressed';

/** Of the window: from here on the shell keeps presses itself. */
export const PRESS_TAKEOVER_EVENT = 'press-takeover';

/** Buttons that do nothing without React: others send a form or open a popover by themselves. */
export const REPLAYED_BUTTON = 'button[type="button"]:not([popovertarget], [disabled])';
