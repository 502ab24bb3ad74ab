import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { TEST_PASSWORD } from '@moien/api/testing/account-factory';
import { createHttpClient } from '../search/http-client.ts';
import type { Somebody } from './people.ts';
import type { ApiProcess } from './servers.ts';

const SAMPLE_MILLISECONDS = 20;
const MEGABYTE = 1024 * 1024;

export type MeasuredExport = {
  seconds: number;
  bytes: number;
  /** Resident memory of the API's process before it, and the most during it, in MB. */
  memoryBefore: number;
  memoryPeak: number;
  /** The longest that somebody else's call took meanwhile, in milliseconds. */
  longestOtherCall: number;
};

/** The personal data of somebody, as a browser saves them. */
export async function measureExport(
  { address, pid }: ApiProcess,
  { cookie }: Somebody,
): Promise<MeasuredExport> {
  const path = await askForLink(address, cookie);
  const memoryBefore = residentMegabytes(pid);
  const ending = new AbortController();
  const memory = watchMemory(pid, ending.signal);
  const other = watchOtherCalls(address, cookie, ending.signal);
  const start = performance.now();
  let bytes = 0;
  try {
    const response = await fetch(new URL(path, address), { headers: { cookie } });
    if (response.status !== 200 || !response.body)
      throw new Error(`The export was answered ${response.status}.`);
    for await (const chunk of response.body) bytes += chunk.length;
  } finally {
    ending.abort();
  }
  const seconds = (performance.now() - start) / 1000;
  return { seconds, bytes, memoryBefore, memoryPeak: await memory, longestOtherCall: await other };
}

async function askForLink(address: string, cookie: string): Promise<string> {
  const response = await fetch(new URL('/api/account/personal-data', address), {
    method: 'POST',
    headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: JSON.stringify({ proof: { password: TEST_PASSWORD } }),
  });
  const answer = await response.text();
  if (response.status !== 200) throw new Error(`The link was answered ${response.status}: ${answer}`);
  return JSON.parse(answer).path;
}

async function watchMemory(pid: number, signal: AbortSignal): Promise<number> {
  let peak = 0;
  while (!signal.aborted) {
    peak = Math.max(peak, residentMegabytes(pid));
    await setTimeout(SAMPLE_MILLISECONDS);
  }
  return peak;
}

async function watchOtherCalls(address: string, cookie: string, signal: AbortSignal): Promise<number> {
  const http = createHttpClient(1);
  let longest = 0;
  try {
    while (!signal.aborted) {
      const start = performance.now();
      await http.read(`${address}/api/account`, { cookie });
      longest = Math.max(longest, performance.now() - start);
      await setTimeout(SAMPLE_MILLISECONDS);
    }
  } finally {
    http.close();
  }
  return longest;
}

/** NaN where the system does not tell. */
function residentMegabytes(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (Number(kilobytes) * 1024) / MEGABYTE;
}
