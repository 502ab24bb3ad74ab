import { PRESS_TAKEOVER_EVENT, PRESSED_ATTRIBUTE, REPLAYED_BUTTON } from '../page/early-press.ts';

/** Marks the last button that is pressed before the shell's scripts run, and says that it is busy. */
export function earlyPressScript(nonce: string): string {
  return `<script nonce="${nonce}">{
  const marks = [['${PRESSED_ATTRIBUTE}', ''], ['aria-busy', 'true']];
  const mark = ({ target }) => {
    const [earlier] = document.querySelectorAll('[${PRESSED_ATTRIBUTE}]');
    const button = target.closest('${REPLAYED_BUTTON}');
    for (const [name, value] of marks) {
      earlier?.removeAttribute(name);
      button?.setAttribute(name, value);
    }
  };
  addEventListener('click', mark, true);
  addEventListener('${PRESS_TAKEOVER_EVENT}', () => removeEventListener('click', mark, true), { once: true });
}</script>`;
}
