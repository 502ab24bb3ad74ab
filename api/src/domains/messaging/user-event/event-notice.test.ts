import { readEventNotices } from './event-notice.ts';

const [ANNA, BEN] = ['019ac000-0000-7000-8000-000000000001', '019ac000-0000-7000-8000-000000000002'];

it('reads an event for each line, with its text as it was written', () => {
  expect(readEventNotices(`${ANNA} 7 {"type": "x", "text": "a  b"}\n${BEN} 12 {}`)).toEqual([
    { userId: ANNA, seq: 7, text: '{"type": "x", "text": "a  b"}' },
    { userId: BEN, seq: 12, text: '{}' },
  ]);
});

it('has no text where the event is too long to be announced', () => {
  expect(readEventNotices(`${ANNA} 7`)).toEqual([{ userId: ANNA, seq: 7, text: undefined }]);
});

it('has no number that anybody waits for in what an earlier release says', () => {
  expect(readEventNotices(ANNA)).toEqual([{ userId: ANNA, seq: Number.NaN, text: undefined }]);
});
