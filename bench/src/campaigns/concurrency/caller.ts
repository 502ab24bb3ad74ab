import { setTimeout as delay } from 'node:timers/promises';
import type { Answer, Call } from './burst.ts';
import { postJson } from './post-json.ts';

// A process of `openBurst`: is told its calls, says that it is ready, and sends all of them when told to go.

const TRIES = 60;
const FIRST_PAUSE_MILLISECONDS = 500;
const LONGEST_PAUSE_MILLISECONDS = 8000;

let waiting: { address: string; calls: Call[] } = { address: '', calls: [] };

process.on('message', (message: 'go' | typeof waiting) => {
  if (message === 'go') {
    void Promise.all(waiting.calls.map((call) => send(waiting.address, call))).then((answers) =>
      process.send?.(answers),
    );
    return;
  }
  waiting = message;
  process.send?.('ready');
});
process.send?.('ready');

/** A call that was not taken, or not even connected, is made again with the same body. */
async function send(address: string, { path, cookie, body }: Call): Promise<Answer> {
  for (let overloads = 0; ; overloads += 1) {
    const response = await postJson(new URL(path, address), cookie, body).catch((error: unknown) => {
      if (overloads >= TRIES) throw error;
      return null;
    });
    if (response && (response.status !== 503 || overloads >= TRIES)) {
      const { code = null } = (await response.json()) as { code?: string };
      return { status: response.status, code, overloads };
    }
    await response?.body?.cancel();
    await delay(pauseAfter(overloads));
  }
}

/** Longer and longer, each caller by chance: a thousand that come back together would overload it again. */
function pauseAfter(overloads: number): number {
  const pause = Math.min(FIRST_PAUSE_MILLISECONDS * 1.5 ** overloads, LONGEST_PAUSE_MILLISECONDS);
  return pause * (0.5 + Math.random());
}
