import { type Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const REPEAT_MILLISECONDS = 200;
const ANSWER_MILLISECONDS = 10_000;

type Message = { conversationId: string; messageId: string; text: string; cookie: string };

type Parts = {
  agent: Agent;
  nextAddress: () => string;
  /** Before it is sent again, with what came of sending it. */
  onRepeated: (reason: string) => void;
};

/**
 * Sends a message until it is answered with 200, each time with the same id, as the page's outbox does.
 * @throws Error when it is refused for good
 */
export async function sendMessage(
  message: Message,
  { agent, nextAddress, onRepeated }: Parts,
): Promise<void> {
  for (;;) {
    const status = await put(agent, nextAddress(), message).catch(({ code }: NodeJS.ErrnoException) => code);
    if (status === 200) return;
    if (isFinal(status)) throw new Error(`A message is refused with ${status}.`);
    await delay(REPEAT_MILLISECONDS);
    onRepeated(String(status));
  }
}

const TOO_MANY_REQUESTS = 429;

function isFinal(status: number | string | undefined): boolean {
  return typeof status === 'number' && status >= 400 && status < 500 && status !== TOO_MANY_REQUESTS;
}

function put(agent: Agent, address: string, { conversationId, messageId, text, cookie }: Message) {
  const url = new URL(`/api/conversations/${conversationId}/messages/${messageId}`, address);
  return new Promise<number | undefined>((resolve, reject) => {
    const headers = { cookie, origin: address, 'content-type': 'application/json' };
    const signal = AbortSignal.timeout(ANSWER_MILLISECONDS);
    const question = request(url, { method: 'PUT', agent, headers, signal }, (answer) => {
      answer
        .on('end', () => resolve(answer.statusCode))
        .on('error', reject)
        .resume();
    });
    question.on('error', reject).end(JSON.stringify({ text }));
  });
}
