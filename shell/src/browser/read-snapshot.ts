import { UNSAFE_ErrorResponseImpl as ErrorResponse, isRouteErrorResponse } from 'react-router-dom';
import { type PageSnapshot, SNAPSHOT_ELEMENT_ID } from '../platform/page-snapshot.ts';

/** Reads what the server wrote into the document; errors become what the router throws. */
export function readSnapshot(): PageSnapshot {
  const element = document.getElementById(SNAPSHOT_ELEMENT_ID);
  const snapshot = JSON.parse(element?.textContent ?? '') as PageSnapshot;
  const errors = snapshot.router?.errors;
  for (const id of Object.keys(errors ?? {})) {
    const error: unknown = errors?.[id];
    if (errors && isRouteErrorResponse(error))
      errors[id] = new ErrorResponse(error.status, error.statusText, error.data);
  }
  return snapshot;
}
