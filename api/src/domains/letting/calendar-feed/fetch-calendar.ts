import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import { addAbortSignal, type Duplex } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { CalendarError } from './calendar-error.ts';
import { type PinnedAddress, pinAddress, pinAnyAddress } from './public-address.ts';

export const CALENDAR_BYTES_MAXIMUM = 5 * 1024 * 1024;
const REDIRECTS_MAXIMUM = 3;
/** For all of it, redirects included. */
const TIME_MILLISECONDS = 10_000;

/** Of the answer before, with which a server can say that nothing has changed (RFC 9110 §13). */
export type Validators = { entityTag: string | null; lastModified: string | null };

export type FetchedCalendar =
  | { outcome: 'unchanged' }
  | ({ outcome: 'read'; bytes: Buffer; contentType: string } & Validators);

export type FetchOptions = {
  /** A developer's machine or a test: addresses of this network and any port are asked too. */
  allowsLocalAddresses: boolean;
  timeMilliseconds?: number;
};

/**
 * Reads a calendar from elsewhere, at an address that somebody has typed: only by http or https, only from
 * public addresses and the ports of the web, each redirect checked as the first address was.
 * @throws CalendarError when it does not come, not in time, or not to an end
 */
export async function fetchCalendar(
  address: string,
  known: Validators,
  { allowsLocalAddresses, timeMilliseconds = TIME_MILLISECONDS }: FetchOptions,
): Promise<FetchedCalendar> {
  const signal = AbortSignal.timeout(timeMilliseconds);
  let url = readAddress(address, allowsLocalAddresses);
  for (let redirects = 0; redirects <= REDIRECTS_MAXIMUM; redirects += 1) {
    const pin = allowsLocalAddresses ? pinAnyAddress : pinAddress;
    const pinned = await endWith(signal, pin(url.hostname));
    const response = await ask(url, pinned, known, signal);
    const next = nextAddress(response, url);
    if (next === undefined) return readAnswer(response, signal);
    response.destroy();
    url = readAddress(next, allowsLocalAddresses);
  }
  throw new CalendarError('too-many-redirects');
}

/**
 * Calendars are often given as `webcal://`, which is https.
 * @throws CalendarError `address-refused`
 */
export function readAddress(address: string, allowsLocalAddresses: boolean): URL {
  const url = URL.parse(address.trim().replace(/^webcals?:/i, 'https:'));
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!url || !isWeb || url.username || url.password || url.hostname === '')
    throw new CalendarError('address-refused');
  if (!allowsLocalAddresses && !['', '80', '443'].includes(url.port))
    throw new CalendarError('address-refused');
  url.hash = '';
  return url;
}

async function endWith<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const end = () => reject(new CalendarError('no-answer', { cause: signal.reason }));
  signal.addEventListener('abort', end, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}

function ask(
  url: URL,
  { address, family }: PinnedAddress,
  { entityTag, lastModified }: Validators,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const pinned: LookupFunction = (_hostname, options, callback) =>
    options.all ? callback(null, [{ address, family }]) : callback(null, address, family);
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const send = url.protocol === 'https:' ? requestSecure : requestPlain;
  const request = send(url, {
    signal,
    lookup: pinned,
    agent: false,
    headers: {
      accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
      'accept-encoding': 'gzip',
      'user-agent': 'Moien calendar',
      ...(entityTag ? { 'if-none-match': entityTag } : {}),
      ...(lastModified ? { 'if-modified-since': lastModified } : {}),
    },
  });
  request.on('response', resolve);
  request.on('error', (error) => reject(new CalendarError('no-answer', { cause: error })));
  request.end();
  return promise;
}

function nextAddress({ statusCode = 0, headers }: IncomingMessage, url: URL): string | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode) || !headers.location) return undefined;
  return URL.parse(headers.location, url)?.href ?? 'not an address';
}

async function readAnswer(response: IncomingMessage, signal: AbortSignal): Promise<FetchedCalendar> {
  const { statusCode, headers } = response;
  if (statusCode !== 200) {
    response.destroy();
    if (statusCode === 304) return { outcome: 'unchanged' };
    throw new CalendarError(statusCode === 404 || statusCode === 410 ? 'gone' : 'refused');
  }
  return {
    outcome: 'read',
    bytes: await readBytes(response, signal),
    contentType: headers['content-type'] ?? '',
    entityTag: shortened(headers.etag),
    lastModified: shortened(headers['last-modified']),
  };
}

/** A server may not make us keep, and send again, what is longer than such a header ever is. */
const shortened = (header: string | undefined) => (header && header.length <= 300 ? header : null);

const DECODERS: Record<string, () => Duplex> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** What it becomes is limited, so that a small file cannot unfold to a large one. */
async function readBytes(response: IncomingMessage, signal: AbortSignal): Promise<Buffer> {
  const encoding = response.headers['content-encoding']?.toLowerCase();
  const decoder = encoding === undefined ? undefined : DECODERS[encoding]?.();
  if (decoder) {
    addAbortSignal(signal, decoder);
    response.on('error', (error) => decoder.destroy(error));
  }
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of decoder ? response.pipe(decoder) : response) {
      length += chunk.length;
      if (length > CALENDAR_BYTES_MAXIMUM) throw new CalendarError('too-large');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    if (error instanceof CalendarError) throw error;
    throw new CalendarError('no-answer', { cause: error });
  } finally {
    response.destroy();
  }
}
