import { fileSize } from './file-size.ts';

it.each([
  [1, 'en', '1\u00a0kB'],
  [340_400, 'de', '340\u00a0kB'],
  [1_240_000, 'de', '1,2\u00a0MB'],
  [10_485_760, 'fr', '10,5\u00a0Mo'],
])('%i bytes in %s are %s', (bytes, language, text) => {
  expect(fileSize(bytes, language)).toBe(text);
});
