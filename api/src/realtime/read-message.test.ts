import { readMessage } from './read-message.ts';
import { createTokenBucket } from './token-bucket.ts';

describe('what a page says', () => {
  it.each([
    [
      '{"type":"watchPins","query":"view=1,2,3,4&zoom=5"}',
      { type: 'watchPins', query: 'view=1,2,3,4&zoom=5' },
    ],
    ['{"type":"watchPins","query":""}', { type: 'watchPins', query: '' }],
    ['{"type":"dancing","conversation":{}}', 'unknown'],
    ['{"type":"typing","conversationId":1}', 'broken'],
    [
      '{"type":"typing","conversationId":"019b76da-a800-7838-a932-f8c36951b0d1"}',
      { type: 'typing', conversationId: '019b76da-a800-7838-a932-f8c36951b0d1' },
    ],
    ['{"type":"updateMessageCount","conversation":{}}', 'broken'],
    ['{"type":"watchPins"}', 'broken'],
    ['{"type":"watchPins","query":1}', 'broken'],
    ['{"type":"watchPins","query":"","more":true}', 'broken'],
    [`{"type":"watchPins","query":"${'x'.repeat(4001)}"}`, 'broken'],
    ['{"type":1}', 'broken'],
    ['{}', 'broken'],
    ['[]', 'broken'],
    ['null', 'broken'],
    ['"watchPins"', 'broken'],
    ['', 'broken'],
    ['{', 'broken'],
    ['{"__proto__":{"type":"watchPins","query":""}}', 'broken'],
  ])('%s', (text, expected) => {
    expect(readMessage(text)).toEqual(expected);
  });
});

it('so many times a second are allowed, and no more after a pause', () => {
  let time = 0;
  const isAllowed = createTokenBucket(10, () => time);
  const allowedOf = (count: number) => Array.from({ length: count }, isAllowed).filter(Boolean).length;
  expect(allowedOf(30)).toBe(10);
  time += 500;
  expect(allowedOf(30)).toBe(5);
  time += 60_000;
  expect(allowedOf(30)).toBe(10);
});
