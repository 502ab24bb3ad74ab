/** A request as it leaves the API client: the url holds path and query. */
export type TransportRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  body?: unknown;
  headers?: Record<string, string> | undefined;
  signal?: AbortSignal;
  /** How much of the body has been sent, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
};
export type TransportResponse = { status: number; body: unknown };

/**
 * Carries requests to the API: axios in the browser, in-process on the server, a fake in tests. Rejects when
 * the API cannot be reached.
 */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;
