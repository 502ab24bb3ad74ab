import { randomUUIDv7 } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { serveClientProcess } from '../../harness/client-process.ts';
import { sendAtRate } from '../load/open-loop.ts';
import { createDeliveryLog } from './delivery-log.ts';
import { openPage, type Page } from './page.ts';
import { sendMessage } from './send-message.ts';
import { FIRST_SEQ, type TalkPlan, type TalkReport } from './talk-plan.ts';

const CONNECTING_AT_ONCE = 20;
const CONNECTIONS_MAXIMUM = 256;
/** After the last message, for pages that come back. */
const ARRIVAL_MILLISECONDS = 30_000;
const LOOK_MILLISECONDS = 50;

serveClientProcess(run);

/** Opens the pages, lets people write, and compares what arrived. */
async function run(plan: TalkPlan, sayBegun: () => void): Promise<TalkReport> {
  const { talks, messagesPerSecond, seconds, reconnectMilliseconds } = plan;
  const log = createDeliveryLog(FIRST_SEQ);
  const nextAddress = inTurn(plan.addresses);
  const parts = { log, nextAddress, reconnectMilliseconds };
  const pages = talks.flatMap(({ speakers }) => speakers.map((speaker) => openPage(speaker, parts)));
  await connectAll(pages);
  sayBegun();

  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS_MAXIMUM });
  const repeated: Record<string, number> = {};
  const send = async (number: number, dueAt: number) => {
    const { conversationId, speakers } = talks[number % talks.length] as TalkPlan['talks'][number];
    const round = Math.floor(number / talks.length);
    const [sender, receiver] = round % 2 === 0 ? speakers : ([speakers[1], speakers[0]] as const);
    const messageId = randomUUIDv7();
    const people = [sender.userId, receiver.userId];
    const sending = { conversationId, people, receiverId: receiver.userId };
    log.sending(messageId, { ...sending, at: dueAt });
    const onRepeated = (reason: string) => {
      repeated[reason] = (repeated[reason] ?? 0) + 1;
      log.sending(messageId, { ...sending, at: performance.now() });
    };
    const message = { conversationId, messageId, text: `Message ${number}`, cookie: sender.cookie };
    await sendMessage(message, { agent, nextAddress, onRepeated });
    log.accepted(messageId);
  };

  const processor = process.cpuUsage();
  const cutting = new AbortController();
  const cuts = cutInTurn(pages, plan, cutting.signal);
  const latenessMaximum = await sendAtRate(messagesPerSecond, seconds, send);
  cutting.abort();
  const until = performance.now() + ARRIVAL_MILLISECONDS;
  while (!log.hasAll() && performance.now() < until) await delay(LOOK_MILLISECONDS);
  const { user, system } = process.cpuUsage(processor);
  for (const page of pages) page.end();
  agent.destroy();
  return {
    ...log.report(),
    repeated,
    cuts: await cuts,
    latenessMaximum,
    processorShare: (user + system) / 1e6 / seconds,
  };
}

function inTurn(addresses: readonly string[]): () => string {
  let count = 0;
  return () => {
    count += 1;
    return addresses[count % addresses.length] ?? '';
  };
}

async function connectAll(pages: readonly Page[]): Promise<void> {
  for (let first = 0; first < pages.length; first += CONNECTING_AT_ONCE)
    await Promise.all(pages.slice(first, first + CONNECTING_AT_ONCE).map((page) => page.connect()));
  while (!pages.every((page) => page.isConnected())) await delay(LOOK_MILLISECONDS);
}

/** Cuts one connection after the other, evenly over the time. @returns how many it has cut */
async function cutInTurn(
  pages: readonly Page[],
  { cutShare, cutSeconds, seconds }: TalkPlan,
  signal: AbortSignal,
): Promise<number> {
  let cuts = 0;
  await sendAtRate((pages.length * cutShare) / cutSeconds, seconds, async (number) => {
    if (!signal.aborted && pages[number % pages.length]?.cut()) cuts += 1;
  });
  return cuts;
}
