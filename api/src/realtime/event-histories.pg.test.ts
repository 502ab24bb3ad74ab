import type { RealtimeEvent } from '@moien/contract';
import { createRandom, type Random } from '../lib/random.ts';
import { applyEvent, type PageState, readState } from '../testing/messaging-page.ts';
import { type MessagingSite, openMessagingSite, type Writer } from '../testing/messaging-site.ts';
import { sampleCount } from '../testing/samples.ts';
import { isWelcome, openSocket, type TestSocket } from '../testing/test-socket.ts';

const STEPS = 40;

let site: MessagingSite;
let address: string;

beforeAll(async () => {
  site = await openMessagingSite();
  address = await site.app.listen({ host: '127.0.0.1', port: 0 });
}, 120_000);

afterAll(() => site.close());

/** Somebody with a page that comes and goes and keeps what it knows. */
function openPage(writer: Writer) {
  let socket: TestSocket | undefined;
  let state: PageState | undefined;
  let seq: number | undefined;
  const heard: number[] = [];

  const apply = (event: RealtimeEvent) => {
    if (!state || event.type === 'welcome' || !('seq' in event) || event.seq === undefined) return;
    heard.push(event.seq);
    seq = event.seq;
    applyEvent(state, event);
  };

  return {
    writer,
    /** The first time the state is read; then what was missed is told. */
    async come(): Promise<void> {
      if (socket) return;
      socket = await openSocket(address, writer.userId, { cookie: writer.cookie, seq });
      const welcome = await socket.until(isWelcome);
      if (state) return;
      seq = welcome.type === 'welcome' ? welcome.seq : undefined;
      state = await readState(site, writer);
    },
    /** Takes what has arrived, be it all of it or a part, and leaves. */
    async leave(): Promise<void> {
      if (!socket) return;
      socket.socket.close();
      await socket.closed;
      for (const event of socket.events) apply(event);
      socket = undefined;
    },
    /** Waits for the newest event there is. */
    async finish(): Promise<PageState | undefined> {
      await this.come();
      const { rows } = await site.client.query('select seq from user_stream where user_id = $1', [
        writer.userId,
      ]);
      const newest = Number(rows[0]?.seq ?? 0);
      if (newest > (seq ?? 0))
        await socket?.until((event) => event.type !== 'welcome' && 'seq' in event && event.seq === newest);
      await this.leave();
      const [first = 1] = heard;
      expect(heard).toEqual(heard.map((_, index) => first + index));
      return state;
    },
  };
}

type Known = { id: string; messages: { id: string; sender: Writer }[]; sides: readonly Writer[] };

/** One thing that somebody does; some of it is refused, or changes nothing. */
async function act(random: Random, conversations: readonly Known[]): Promise<void> {
  const conversation = random.pick(conversations);
  const writer = random.pick(conversation.sides);
  const url = `/api/conversations/${conversation.id}`;
  const own = conversation.messages.filter(({ sender }) => sender === writer);
  const message = own.length > 0 ? `${url}/messages/${random.pick(own).id}` : undefined;
  const kind = random.below(11);
  if (kind < 4) {
    const sent = await site.send(writer, conversation.id, `Message ${random.below(1000)}`);
    conversation.messages.push({ id: sent.message.id, sender: writer });
  } else if (kind < 7)
    await writer.call('PUT', `${url}/read-up-to`, { seq: random.below(conversation.messages.length + 3) });
  else if (kind < 8) await writer.call('PUT', `${url}/archived`, { isArchived: random.chance(0.6) });
  else if (message && kind < 9)
    await writer.call('PUT', `${message}/text`, { text: `Edited ${random.below(1000)}` });
  else if (kind > 9) await writer.call('PUT', `${url}/blocked`, { isBlocked: random.chance(0.6) });
  else if (message) await writer.call('DELETE', message);
  site.wait(random.integer(1, 3000));
}

it.each(Array.from({ length: sampleCount(6) }, (_, index) => index + 1))(
  'what a page has read and was told is what it would read now: history %i',
  async (seed) => {
    const random = createRandom(`history ${seed}`);
    const pair = await site.pair();
    const guests = [pair.guest, await site.person()];
    const conversations: Known[] = [];
    for (const guest of guests) {
      const { conversation, message } = await site.begin({ ...pair, guest });
      const messages = [{ id: message.id, sender: guest }];
      conversations.push({ id: conversation.id, messages, sides: [guest, pair.owner] });
    }
    const pages = [...guests, pair.owner, pair.owner].map(openPage);
    for (const page of pages) await page.come();
    for (let step = 0; step < STEPS; step += 1) {
      const page = random.pick(pages);
      if (random.chance(0.3)) await (random.chance(0.5) ? page.leave() : page.come());
      // Several at once, now and then.
      await Promise.all(Array.from({ length: random.chance(0.2) ? 3 : 1 }, () => act(random, conversations)));
    }
    for (const page of pages) {
      const told = await page.finish();
      expect(told).toEqual(await readState(site, page.writer));
    }
  },
  60_000,
);
