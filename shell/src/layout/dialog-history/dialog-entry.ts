/** Of the history's state: a dialog of the page is open in this entry. */
const STATE_KEY = 'dialog';

/** As the router names an entry of the history: none of its own for the one that a document begins with. */
const FIRST_KEY = 'default';

/**
 * While a dialog of a page is open the history has an entry for it above the page's, so that Back closes it.
 * The router hears nothing of going from one to the other: the page stays as it is.
 */
export class DialogEntry {
  readonly #pageKey: () => string;
  #onBack: (() => void) | undefined;
  /** Whether the entry that is shown is the dialog's. */
  #isInEntry = isMarked(window.history.state);
  /** The browser is on its way back from the dialog's entry. */
  #isLeaving = false;
  /** A page is on its way, which takes the entry's place. */
  #isReplaced = false;

  /** @param pageKey of the entry that the router shows */
  constructor(pageKey: () => string) {
    this.#pageKey = pageKey;
  }

  /** A dialog opens, and closes by Back. The answer tells that it has closed by itself. */
  hold(onBack: () => void): () => void {
    this.#onBack = onBack;
    this.#isReplaced = false;
    this.#enter();
    return () => {
      if (this.#onBack !== onBack) return;
      this.#onBack = undefined;
      this.#leave();
    };
  }

  /** A page is gone to. From a dialog it replaces its entry: Back leads from there to the page below. */
  giveWay(): boolean {
    this.#isReplaced = isMarked(window.history.state);
    return this.#isReplaced;
  }

  /** Before the router hears of it. @returns whether it was about a dialog alone */
  hear({ state }: Pick<PopStateEvent, 'state'>): boolean {
    const isOfDialog = this.#isInEntry || isMarked(state);
    const wasLeaving = this.#isLeaving;
    this.#isInEntry = isMarked(state);
    this.#isLeaving = false;
    if (!isOfDialog || keyOf(state) !== this.#pageKey()) return false;
    if (wasLeaving) {
      // It was opened again on the way.
      if (this.#onBack) this.#enter();
    } else if (!this.#isInEntry) {
      const onBack = this.#onBack;
      this.#onBack = undefined;
      onBack?.();
    }
    return true;
  }

  #enter() {
    const { history } = window;
    if (this.#isLeaving || isMarked(history.state)) return;
    history.pushState({ ...history.state, [STATE_KEY]: true }, '');
    this.#isInEntry = true;
  }

  #leave() {
    if (this.#isLeaving || this.#isReplaced || !isMarked(window.history.state)) return;
    this.#isLeaving = true;
    window.history.back();
  }
}

function isMarked(state: unknown): boolean {
  return Reflect.has(Object(state), STATE_KEY);
}

function keyOf(state: unknown): string {
  const key: unknown = Reflect.get(Object(state), 'key');
  return typeof key === 'string' ? key : FIRST_KEY;
}
