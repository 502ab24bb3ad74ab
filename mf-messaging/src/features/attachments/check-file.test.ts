import { UPLOAD_BYTES_MAXIMUM } from '@moien/contract';
import { checkFile } from './check-file.ts';

it.each([
  ['image/jpeg', UPLOAD_BYTES_MAXIMUM, undefined],
  ['application/pdf', UPLOAD_BYTES_MAXIMUM + 1, 'upload-too-large'],
  ['image/heic', 1, 'upload-type-unsupported'],
  ['text/html', 1, 'upload-type-unsupported'],
  // What a system does not know is for the server to decide.
  ['', 1, undefined],
])('%p of %i bytes: %p', (type, size, problem) => {
  expect(checkFile({ type, size })).toBe(problem);
});
