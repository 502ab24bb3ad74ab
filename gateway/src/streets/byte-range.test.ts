import { readByteRange } from './byte-range.ts';

const MEGABYTE = 1024 * 1024;

describe('readByteRange', () => {
  it.each([
    ['bytes=0-16383', { offset: 0, length: 16_384 }],
    ['bytes=100-100', { offset: 100, length: 1 }],
    [`bytes=0-${MEGABYTE - 1}`, { offset: 0, length: MEGABYTE }],
    ['bytes=4999999-9999999', { offset: 4_999_999, length: 1 }],
  ])('reads %s', (header, part) => {
    expect(readByteRange(header, 5_000_000)).toEqual(part);
  });

  it.each([
    undefined,
    '',
    'bytes=0-',
    'bytes=-500',
    'bytes=5-4',
    'bytes=0-1,3-4',
    `bytes=0-${MEGABYTE}`,
    'bytes=5000000-5000001',
    'items=0-1',
    'bytes=0-9999999999999999',
  ])('refuses %s', (header) => {
    expect(readByteRange(header, 5_000_000)).toBeUndefined();
  });
});
