import { DOCUMENT_KINDS, type DocumentKind } from '@moien/contract';

/** Which document the page is about: one that is there, or a new one of a person. */
export type DocumentView = { id?: string; personId?: string; kind?: DocumentKind };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What the address does not say, or says wrongly, is left out. */
export function readDocumentView(parameters: URLSearchParams): DocumentView {
  const id = parameters.get('id') ?? '';
  const personId = parameters.get('personId') ?? '';
  const kind = DOCUMENT_KINDS.find((name) => name === parameters.get('kind'));
  return {
    ...(UUID.test(id) && { id }),
    ...(UUID.test(personId) && { personId }),
    ...(kind && { kind }),
  };
}

export function documentSearch(view: DocumentView): URLSearchParams {
  return new URLSearchParams(view as Record<string, string>);
}
