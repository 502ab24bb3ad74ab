import { BLOCKED_PEOPLE_PER_PAGE, type BlockedPersonPage } from '@moien/contract';
import {
  type MessagingSite,
  openMessagingSite,
  refusalOf,
  type Writer,
} from '../../../testing/messaging-site.ts';

let site: MessagingSite;

beforeAll(async () => {
  site = await openMessagingSite();
}, 120_000);

afterAll(() => site.close());

const listOf = async ({ call }: Writer, query = '') =>
  (await call('GET', `/api/blocked-people${query}`)).json<BlockedPersonPage>();
const idsOf = async (writer: Writer) => (await listOf(writer)).blockedPersonArray.map(({ userId }) => userId);
const unblock = ({ call }: Writer, userId: string) => call('DELETE', `/api/blocked-people/${userId}`);

/** Somebody who has asked a host about a home, and whom the host has blocked. */
async function blockedBy(owner: Writer) {
  const guest = await site.person();
  const { conversation } = await site.begin({ propertyId: await site.homeOf(owner), guest, owner });
  await owner.call('PUT', `/api/conversations/${conversation.id}/blocked`, { isBlocked: true });
  return { guest, id: conversation.id };
}

const eventTypesOf = async ({ userId }: Writer) =>
  (
    await site.client.query<{ type: string }>(
      `select event ->> 'type' as type from user_event where user_id = $1 order by seq`,
      [userId],
    )
  ).rows.map(({ type }) => type);

it('whom one has blocked is listed, latest first, to oneself alone', async () => {
  const owner = await site.person();
  const [first, second] = [await blockedBy(owner), await blockedBy(owner)];
  const { blockedPersonArray, nextCursor } = await listOf(owner);
  expect(nextCursor).toBeNull();
  expect(blockedPersonArray).toEqual(
    [second, first].map(({ guest }) => ({
      userId: guest.userId,
      firstName: expect.any(String),
      imagePath: null,
      blockedTimestamp: expect.stringMatching(/Z$/),
    })),
  );
  for (const somebody of [first.guest, await site.person()]) expect(await idsOf(somebody)).toEqual([]);
});

it('unblocked, their messages arrive again, and they are not told', async () => {
  const owner = await site.person();
  const { guest, id } = await blockedBy(owner);
  const other = await blockedBy(owner);
  await site.send(guest, id, 'Hello?');
  const told = await eventTypesOf(guest);
  for (let turn = 0; turn < 2; turn += 1) expect((await unblock(owner, guest.userId)).statusCode).toBe(200);
  expect(await eventTypesOf(guest)).toEqual(told);
  expect((await eventTypesOf(owner)).filter((type) => type === 'updateConversation')).toHaveLength(3);
  expect(await idsOf(owner)).toEqual([other.guest.userId]);
  await site.send(guest, id, 'Are you there?');
  const texts = (await site.messagesOf(owner, id)).map(({ text }) => text);
  expect(texts).toEqual(['Hello', 'Are you there?']);
});

it('nobody takes back the block of somebody else', async () => {
  const owner = await site.person();
  const { guest } = await blockedBy(owner);
  expect((await unblock(guest, owner.userId)).statusCode).toBe(200);
  expect((await unblock(await site.person(), guest.userId)).statusCode).toBe(200);
  expect(await idsOf(owner)).toEqual([guest.userId]);
});

it('many are listed page after page, each once', async () => {
  const owner = await site.person();
  const count = BLOCKED_PEOPLE_PER_PAGE + 3;
  const people = await Promise.all(Array.from({ length: count }, () => site.person()));
  await site.client.query(
    `insert into person_block (blocker_id, blocked_id, created_at)
     select $1, unnest($2::uuid[]), '2026-11-20T10:00:00Z'`,
    [owner.userId, people.map(({ userId }) => userId)],
  );
  const first = await listOf(owner);
  expect(first.blockedPersonArray).toHaveLength(BLOCKED_PEOPLE_PER_PAGE);
  const second = await listOf(owner, `?cursor=${first.nextCursor}`);
  expect(second.nextCursor).toBeNull();
  const listed = [...first.blockedPersonArray, ...second.blockedPersonArray].map(({ userId }) => userId);
  expect(listed.sort()).toEqual(people.map(({ userId }) => userId).sort());
  expect(refusalOf(await owner.call('GET', '/api/blocked-people?cursor=abc'))).toBe('400 invalid-request');
  expect(refusalOf(await unblock(owner, 'nobody'))).toBe('400 invalid-request');
});
