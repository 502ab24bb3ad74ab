/** What the address of a page says of a search: what is looked for, and which message was chosen. */
export type SearchAddress = { text: string; seq?: number | undefined };

/** As the API numbers messages. */
const SEQ = /^[1-9][0-9]{0,9}$/;

export function readSearch(search: URLSearchParams): SearchAddress {
  const seq = search.get('message') ?? '';
  return { text: (search.get('text') ?? '').trim(), seq: SEQ.test(seq) ? Number(seq) : undefined };
}

export function writeSearch({ text, seq }: SearchAddress): URLSearchParams {
  const search = new URLSearchParams();
  if (text !== '') search.set('text', text);
  if (seq !== undefined) search.set('message', String(seq));
  return search;
}
