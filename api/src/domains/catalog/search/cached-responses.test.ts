import { createCachedResponses, READINGS_AT_ONCE } from './cached-responses.ts';
import type { Answer } from './response-cache.ts';

/** Readings that go on until they are ended, in the order in which they began. */
function open() {
  const begun: { question: string; end: (outcome: Answer | Error) => void }[] = [];
  const keep = createCachedResponses(async () => 1, 0);
  const ask = (question: string) =>
    keep(question, () => {
      const { promise, resolve, reject } = Promise.withResolvers<Answer>();
      begun.push({
        question,
        end: (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome)),
      });
      return promise;
    });
  return { begun, ask };
}

const settled = () => new Promise(setImmediate);
const asked = (count: number) => Array.from({ length: count }, (_, index) => `other ${index}`);

describe('answers that are not kept', () => {
  it('are read by so many at once that others have connections left', async () => {
    const { begun, ask } = open();
    const answers = asked(READINGS_AT_ONCE + 5).map(ask);
    await settled();
    expect(begun).toHaveLength(READINGS_AT_ONCE);
    begun[0]?.end({ text: 'a', generation: 1 });
    await settled();
    expect(begun).toHaveLength(READINGS_AT_ONCE + 1);
    for (let index = 1; index < READINGS_AT_ONCE + 5; index += 1) {
      begun[index]?.end({ text: 'b', generation: 1 });
      await settled();
    }
    expect((await Promise.all(answers)).length).toBe(READINGS_AT_ONCE + 5);
  });

  it('are read once for all who ask the same before it has begun, and anew for who asks later', async () => {
    const { begun, ask } = open();
    const others = asked(READINGS_AT_ONCE).map(ask);
    const same = [ask('same'), ask('same'), ask('same')];
    await settled();
    for (const { end } of [...begun]) end({ text: 'other', generation: 1 });
    await settled();
    expect(begun.filter(({ question }) => question === 'same')).toHaveLength(1);
    const later = ask('same');
    await settled();
    expect(begun.filter(({ question }) => question === 'same')).toHaveLength(2);
    begun.at(-2)?.end({ text: 'earlier', generation: 1 });
    begun.at(-1)?.end({ text: 'later', generation: 2 });
    expect(await Promise.all([...same, later])).toEqual(['earlier', 'earlier', 'earlier', 'later']);
    await Promise.all(others);
  });

  it('leave their place to the next when they fail', async () => {
    const { begun, ask } = open();
    const failing = asked(READINGS_AT_ONCE).map((question) => ask(question).catch(() => 'failed'));
    const next = ask('next');
    await settled();
    for (const { end } of [...begun]) end(new Error('no connection'));
    expect(new Set(await Promise.all(failing))).toEqual(new Set(['failed']));
    await settled();
    begun.at(-1)?.end({ text: 'there', generation: 1 });
    expect(await next).toBe('there');
  });
});
