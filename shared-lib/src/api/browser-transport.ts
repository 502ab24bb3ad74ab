import axios from 'axios';
import type { Transport } from './transport.ts';

const REQUEST_TIMEOUT_MILLISECONDS = 15_000;

const client = axios.create({
  timeout: REQUEST_TIMEOUT_MILLISECONDS,
  withCredentials: true,
  validateStatus: () => true,
});

export const browserTransport: Transport = async ({ method, url, body, headers, signal }) => {
  const answer = await client.request<unknown>({ method, url, data: body, headers, signal });
  return { status: answer.status, body: answer.data };
};
