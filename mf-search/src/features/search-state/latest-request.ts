/**
 * A slider moves sixty times a second, and the API answers 300 searches of one visitor a minute: four
 * questions a second are a fifth less.
 */
const PAUSE_MILLISECONDS = 250;

type Answer<Question> = (question: Question, signal: AbortSignal) => Promise<void>;

/**
 * Asks at once. While an answer is on its way, and for a moment after a question, only the latest next
 * question is kept: the ones between are never asked, and none is given up half-way, for the API would answer
 * it all the same.
 */
export class LatestRequest<Question> {
  readonly #answer: Answer<Question>;
  #next: { question: Question } | undefined;
  #running: AbortController | undefined;

  constructor(answer: Answer<Question>) {
    this.#answer = answer;
  }

  /** Whether a newer question waits for the one that is being answered. */
  get isOvertaken(): boolean {
    return this.#next !== undefined;
  }

  ask(question: Question) {
    this.#next = { question };
    if (this.#running) return;
    this.#running = new AbortController();
    void this.#run(this.#running);
  }

  /** Nobody wants an answer any more. */
  stop() {
    this.#running?.abort();
    this.#running = undefined;
    this.#next = undefined;
  }

  async #run(running: AbortController) {
    while (this.#next && !running.signal.aborted) {
      const { question } = this.#next;
      this.#next = undefined;
      await Promise.all([this.#answer(question, running.signal), pause(running.signal)]);
    }
    if (this.#running === running) this.#running = undefined;
  }
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PAUSE_MILLISECONDS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
