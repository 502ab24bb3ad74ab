import { PRESS_TAKEOVER_EVENT, PRESSED_ATTRIBUTE, REPLAYED_BUTTON } from '../page/early-press.ts';

const ATTEMPT_MILLISECONDS = 50;
const LONGEST_MILLISECONDS = 30_000;

/**
 * Answers a press on a button that is not hydrated yet as soon as it is; the button is busy until then.
 *
 * React answers a click on what is not hydrated only if it can hydrate it within that click. Before
 * `hydrateRoot` it does not listen, and while the code of a Suspense boundary is on its way it stops the
 * click at the root. A click that arrives at its button has therefore been answered.
 * @returns what ends it
 */
export function replayPresses(container: HTMLElement): () => void {
  let attempt: ReturnType<typeof setTimeout> | undefined;
  let waiting: Element | undefined;
  let isReplaying = false;

  const giveUp = () => {
    clearTimeout(attempt);
    if (waiting) setBusy(waiting, false);
    waiting = undefined;
  };
  const replay = (button: HTMLButtonElement, remaining: number) => {
    giveUp();
    if (!button.isConnected || remaining <= 0) return;
    isReplaying = true;
    const hasArrived = arrivalOf(button);
    button.click();
    isReplaying = false;
    if (hasArrived()) return;
    waiting = button;
    setBusy(button, true);
    attempt = setTimeout(() => replay(button, remaining - ATTEMPT_MILLISECONDS), ATTEMPT_MILLISECONDS);
  };
  const onClick = ({ target }: Event) => {
    if (isReplaying) return;
    giveUp();
    const button = buttonOf(target);
    if (!button || !container.contains(button)) return;
    const hasArrived = arrivalOf(button);
    attempt = setTimeout(() => hasArrived() || replay(button, LONGEST_MILLISECONDS));
  };

  window.dispatchEvent(new Event(PRESS_TAKEOVER_EVENT));
  window.addEventListener('click', onClick, true);
  const pressed = container.querySelector<HTMLButtonElement>(`[${PRESSED_ATTRIBUTE}]`);
  if (pressed) {
    waiting = pressed;
    attempt = setTimeout(() => replay(pressed, LONGEST_MILLISECONDS));
  }
  return () => {
    giveUp();
    window.removeEventListener('click', onClick, true);
  };
}

function buttonOf(target: EventTarget | null): HTMLButtonElement | undefined {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>(REPLAYED_BUTTON) : null;
  return button ?? undefined;
}

/** @returns whether the click that comes next has reached the button */
function arrivalOf(button: HTMLButtonElement): () => boolean {
  let hasArrived = false;
  const arrive = () => {
    hasArrived = true;
  };
  button.addEventListener('click', arrive, { capture: true, once: true });
  return () => {
    button.removeEventListener('click', arrive, true);
    return hasArrived;
  };
}

function setBusy(button: Element, isBusy: boolean): void {
  button.toggleAttribute(PRESSED_ATTRIBUTE, isBusy);
  if (isBusy) button.setAttribute('aria-busy', 'true');
  else button.removeAttribute('aria-busy');
}
