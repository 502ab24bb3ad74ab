import { cleanup, renderHook } from '@testing-library/react';
import { exampleMessage, exampleOwnerId } from '../examples/example-conversation.ts';
import { useArrivedCount } from './use-arrived-count.ts';

afterEach(cleanup);

const theirs = (seq: number) => exampleMessage({ seq });
const own = (seq: number) => exampleMessage({ seq, senderUserProfileId: exampleOwnerId });

it('counts what the other side has written since the end was in sight', () => {
  const first = [theirs(1), theirs(2)];
  const { result, rerender } = renderHook(
    ({ messages, isEndNear }) => useArrivedCount({ messages, userId: exampleOwnerId }, isEndNear),
    { initialProps: { messages: first, isEndNear: true } },
  );
  rerender({ messages: first, isEndNear: false });
  expect(result.current).toBe(0);
  const more = [...first, theirs(3), own(4), theirs(5)];
  rerender({ messages: more, isEndNear: false });
  expect(result.current).toBe(2);
  rerender({ messages: more, isEndNear: true });
  expect(result.current).toBe(0);
  rerender({ messages: [...more, theirs(6)], isEndNear: false });
  expect(result.current).toBe(1);
});
