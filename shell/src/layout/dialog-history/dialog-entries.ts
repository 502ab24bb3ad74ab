/** Of the history's state: for how many open dialogs of the page its entry stands. */
const STATE_KEY = 'dialogs';

/** As the router names an entry of the history: none of its own for the one that a document begins with. */
const FIRST_KEY = 'default';

type Dialog = { onBack: () => void };
type Leaving = { promise: Promise<void>; end: () => void };

/**
 * While dialogs of a page are open the history has an entry for each above the page's, so that Back closes
 * the uppermost. The router hears nothing of going from one to the other: the page stays as it is.
 */
export class DialogEntries {
  readonly #pageKey: () => string;
  /** The uppermost is the last. */
  #open: Dialog[] = [];
  /** For how many dialogs the entry stands that is shown. */
  #depth = depthOf(window.history.state);
  /** The browser is on its way back to an entry below. */
  #leaving: Leaving | undefined;
  #isUnderWay = false;

  /** @param pageKey of the entry that the router shows */
  constructor(pageKey: () => string) {
    this.#pageKey = pageKey;
  }

  /** Whether the entry that is shown is a dialog's. */
  get isInEntry(): boolean {
    return this.#depth > 0;
  }

  get isLeaving(): boolean {
    return this.#leaving !== undefined;
  }

  /** A dialog opens, and closes by Back. The answer tells that it has closed by itself. */
  hold(onBack: () => void): () => void {
    const dialog = { onBack };
    this.#open.push(dialog);
    this.#follow();
    return () => {
      this.#open = this.#open.filter((other) => other !== dialog);
      this.#follow();
    };
  }

  /**
   * Whoever goes elsewhere from a dialog begins in the page's own entry. Undefined when that is where they
   * are.
   */
  leave(): Promise<void> | undefined {
    this.#open = [];
    this.#follow();
    return this.#leaving?.promise;
  }

  /** Before the router hears of it. @returns whether it was about dialogs alone */
  hear({ state }: Pick<PopStateEvent, 'state'>): boolean {
    const isOfDialogs = this.#depth > 0 || depthOf(state) > 0;
    const wasUnderWay = this.#isUnderWay;
    this.#isUnderWay = false;
    this.#depth = depthOf(state);
    if (!isOfDialogs || keyOf(state) !== this.#pageKey()) {
      this.#open = [];
      this.#arrive();
      return false;
    }
    // Some may have been opened or closed on the way.
    if (wasUnderWay) this.#follow();
    else for (const { onBack } of this.#open.splice(this.#depth).reverse()) onBack();
    return true;
  }

  /** Makes the history agree with what is open. */
  #follow() {
    if (this.#isUnderWay) return;
    const { history } = window;
    this.#depth = depthOf(history.state);
    const surplus = this.#depth - this.#open.length;
    if (surplus > 0) {
      this.#leaving ??= leaving();
      this.#isUnderWay = true;
      history.go(-surplus);
      return;
    }
    this.#arrive();
    while (this.#depth < this.#open.length) {
      this.#depth += 1;
      history.pushState({ ...history.state, [STATE_KEY]: this.#depth }, '');
    }
  }

  #arrive() {
    this.#leaving?.end();
    this.#leaving = undefined;
  }
}

function leaving(): Leaving {
  let end: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { promise, end };
}

function depthOf(state: unknown): number {
  const depth: unknown = Reflect.get(Object(state), STATE_KEY);
  return typeof depth === 'number' ? depth : 0;
}

function keyOf(state: unknown): string {
  const key: unknown = Reflect.get(Object(state), 'key');
  return typeof key === 'string' ? key : FIRST_KEY;
}
