import type { RootStore } from '@moien/shared-lib';
import type { RouteEnvironment } from '../../environment/route-environment.ts';
import { entryOfState, type ModalEntry, stateWith } from './modal-entry.ts';

/** As the router names an entry of the history: none of its own for the one that a document begins with. */
const FIRST_KEY = 'default';

/**
 * While the modal is open the history has an entry for it, above that of the page, so that Back closes it and
 * Forward opens it again. The router does not hear of going from one to the other: no loader runs, no page
 * with unsaved work asks whether it may be left, and what was typed stays.
 */
export class ModalHistory {
  readonly #environment: RouteEnvironment;
  readonly #root: RootStore;
  readonly #pageKey: () => string;
  /** Whether the entry that is shown is the modal's. */
  #isInEntry = false;
  /** The browser is on its way back from the modal's entry. */
  #isLeaving = false;

  /** @param pageKey of the entry that the router shows */
  constructor(environment: RouteEnvironment, pageKey: () => string) {
    this.#environment = environment;
    this.#root = environment.root;
    this.#pageKey = pageKey;
  }

  /** A document that is loaded again shows what it showed. The answer ends it. */
  start(): () => void {
    this.#arrive(window.history.state);
    const { onArrival } = this.#environment;
    this.#environment.onArrival = (event) => {
      onArrival?.(event);
      this.#onPop(event);
    };
    return () => {
      this.#environment.onArrival = onArrival;
    };
  }

  /** Makes the history agree with the modal. */
  follow() {
    const { mode, next } = this.#root.authModal;
    const { history } = window;
    const entry = entryOfState(history.state);
    // Once it has arrived this is called again.
    if (this.#isLeaving || this.#environment.isLeavingDialog?.()) return;
    if (!mode) {
      this.#isLeaving = entry !== undefined;
      if (entry) history.back();
    } else if (!entry && this.#isForThem({ mode })) {
      history.pushState(stateWith({ mode, next }, history.state), '');
      this.#isInEntry = true;
    } else if (entry && (entry.mode !== mode || entry.next !== next)) {
      history.replaceState(stateWith({ mode, next }, history.state), '');
    }
  }

  readonly #onPop = (event: PopStateEvent) => {
    const wasInEntry = this.#isInEntry;
    const isOfModal = wasInEntry || entryOfState(event.state) !== undefined;
    if (isOfModal && keyOf(event.state) === this.#pageKey()) event.stopImmediatePropagation();
    if (this.#isLeaving) {
      this.#isLeaving = false;
      this.#isInEntry = false;
    } else {
      this.#arrive(event.state);
    }
    // It was opened again on the way, or may not be open in this entry any more.
    this.follow();
  };

  #arrive(state: unknown) {
    const { authModal } = this.#root;
    const entry = entryOfState(state);
    const wasInEntry = this.#isInEntry;
    this.#isInEntry = entry !== undefined;
    if (entry && this.#isForThem(entry)) authModal.open(entry.mode, entry);
    else if (wasInEntry) authModal.close();
  }

  /** Who has signed in since has nothing to do there. */
  #isForThem({ mode }: ModalEntry): boolean {
    return mode === 'beta-applicant' || !this.#root.session.isSignedIn;
  }
}

function keyOf(state: unknown): string {
  const key: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'key') : undefined;
  return typeof key === 'string' ? key : FIRST_KEY;
}
