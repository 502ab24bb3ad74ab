import { RatesError } from './ecb-rates.ts';

/**
 * Reads a small text from elsewhere.
 * @param limits the longest time in milliseconds for all of it, and the most bytes that are read
 * @throws RatesError when it does not come, not in time, or not to an end
 */
export async function fetchText(
  url: string,
  limits: { milliseconds: number; bytesMaximum: number },
): Promise<string> {
  const signal = AbortSignal.timeout(limits.milliseconds);
  try {
    const response = await fetch(url, { signal, redirect: 'error', headers: { accept: 'application/xml' } });
    if (response.status !== 200 || !response.body) {
      await response.body?.cancel();
      throw new RatesError(`The rates cannot be read: status ${response.status}.`);
    }
    return await readText(response.body, limits.bytesMaximum);
  } catch (error) {
    if (error instanceof RatesError) throw error;
    const reason = signal.aborted ? 'it took too long' : 'no answer';
    throw new RatesError(`The rates cannot be read: ${reason}.`, { cause: error });
  }
}

/** Leaving the loop ends the connection. */
async function readText(body: ReadableStream<Uint8Array>, bytesMaximum: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > bytesMaximum) throw new RatesError(`The rates are larger than ${bytesMaximum} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
