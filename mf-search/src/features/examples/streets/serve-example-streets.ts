import { encodeExampleStreets } from './example-streets.ts';

/** Stories have no server: the page's own `fetch` answers for the file. @returns ends it */
export function serveExampleStreets(url: string): () => void {
  const { fetch } = globalThis;
  const file = encodeExampleStreets();
  globalThis.fetch = async (input, init) => {
    if (input !== url) return fetch(input, init);
    const range = new Headers(init?.headers).get('range') ?? '';
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
    return new Response((await file).slice(Number(first), Number(last) + 1), { status: 206 });
  };
  return () => {
    globalThis.fetch = fetch;
  };
}
