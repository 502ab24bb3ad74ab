import { runCapacitor } from './run-capacitor.ts';

it.each([
  [[], 'npm run capacitor -- COMMAND'],
  [['build'], 'There is no "build".'],
  [['sync', '--store'], 'That is too much.'],
  [['check', 'android'], 'That is too much.'],
  [['check', '--stor'], "Unknown option '--stor'"],
])('%j is answered by what there is', async (words, sentence) => {
  await expect(runCapacitor(words)).rejects.toThrow(sentence);
});
