import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

type RenderOptions = {
  /** Longest time in milliseconds that a part may hold the document. */
  timeout: number;
  onError: (error: unknown) => void;
};

export class DrawingTooSlow extends Error {
  constructor(timeout: number) {
    super(`Drawing took longer than ${timeout} ms.`);
  }
}

/**
 * Renders a tree whole. A part that throws or does not end is reported and left to the browser, inside its
 * own boundary.
 */
export function renderToText(tree: ReactNode, { timeout, onError }: RenderOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(tree, {
      // Everything in its place: a boundary that is filled in by a script would stay empty without
      // JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError,
      onShellError: (error) => {
        clearTimeout(timer);
        reject(error);
      },
      onAllReady: () => {
        clearTimeout(timer);
        const stream = new PassThrough();
        resolve(text(stream));
        pipe(stream);
      },
    });
    const timer = setTimeout(() => abort(new DrawingTooSlow(timeout)), timeout);
  });
}
