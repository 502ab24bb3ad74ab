import axios, { type AxiosInstance } from 'axios';
import type { Transport } from './transport.ts';

const REQUEST_TIMEOUT_MILLISECONDS = 15_000;
/** 10 MB at half a megabit a second take almost three minutes. */
const UPLOAD_TIMEOUT_MILLISECONDS = 300_000;

export const browserTransport = createTransport(createClient({ withCredentials: true }));

/** @param options whether cookies travel with calls to another origin */
export function createClient(options: { withCredentials: boolean }): AxiosInstance {
  return axios.create({ timeout: REQUEST_TIMEOUT_MILLISECONDS, validateStatus: () => true, ...options });
}

export function createTransport(client: AxiosInstance): Transport {
  return async ({ method, url, body, headers, signal, onProgress }) => {
    const isUpload = body instanceof Blob;
    const answer = await client.request<unknown>({
      ...{ method, url, data: body, headers, signal },
      ...(isUpload && { timeout: UPLOAD_TIMEOUT_MILLISECONDS }),
      ...(onProgress && { onUploadProgress: ({ progress = 0 }) => onProgress(progress) }),
    });
    return { status: answer.status, body: answer.data };
  };
}
