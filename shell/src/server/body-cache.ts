import { createHash } from 'node:crypto';
import type { Head } from '@moien/shared-lib';
import { LRUCache } from 'lru-cache';

/** What a page looks like, before it is put into a visitor's document. */
export type RenderedBody = { body: string; head: Head | undefined };

/**
 * Keeps the last bodies that were rendered. The browser must draw the same from the snapshot and the address
 * alone, or hydration fails; so a body may be used again for just the same snapshot and address, and anything
 * new that a loader was told makes another key: there is nothing to invalidate.
 */
export class BodyCache {
  readonly #bodies: LRUCache<string, RenderedBody>;

  constructor(limit: number) {
    this.#bodies = new LRUCache({ max: limit });
  }

  /** A body of which a part failed or took too long is not complete, and not kept. */
  async bodyOf(
    url: URL,
    snapshot: string,
    render: () => Promise<RenderedBody & { isComplete: boolean }>,
  ): Promise<RenderedBody> {
    const key = createHash('sha256').update(url.href).update('\0').update(snapshot).digest('base64');
    const known = this.#bodies.get(key);
    if (known) return known;
    const { isComplete, ...rendered } = await render();
    if (isComplete) this.#bodies.set(key, rendered);
    return rendered;
  }
}
