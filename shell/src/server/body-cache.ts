import { createHash } from 'node:crypto';
import type { Head } from '@moien/shared-lib';

/** What a page looks like, before it is put into a visitor's document. */
export type RenderedBody = { body: string; head: Head | undefined };

/**
 * Keeps the last bodies that were rendered. The browser must draw the same from the snapshot and the address
 * alone, or hydration fails; so a body may be used again for just the same snapshot and address, and anything
 * new that a loader was told makes another key: there is nothing to invalidate.
 */
export class BodyCache {
  readonly #bodies = new Map<string, RenderedBody>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** A body of which a part failed or took too long is not complete, and not kept. */
  async bodyOf(
    url: URL,
    snapshot: string,
    render: () => Promise<RenderedBody & { isComplete: boolean }>,
  ): Promise<RenderedBody> {
    const key = createHash('sha256').update(url.href).update('\0').update(snapshot).digest('base64');
    const known = this.#bodies.get(key);
    if (known) {
      this.#keep(key, known);
      return known;
    }
    const { isComplete, ...rendered } = await render();
    if (isComplete) this.#keep(key, rendered);
    return rendered;
  }

  #keep(key: string, body: RenderedBody): void {
    this.#bodies.delete(key);
    this.#bodies.set(key, body);
    const [oldest] = this.#bodies.keys();
    if (this.#bodies.size > this.#limit && oldest !== undefined) this.#bodies.delete(oldest);
  }
}
