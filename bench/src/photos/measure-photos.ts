import { randomUUIDv7 } from 'node:crypto';
import { draftOf, openHost, uploadUrl } from '@moien/api/testing/ad-host';
import type { TestDatabase } from '@moien/api/testing/test-database';
import { bareVariant, largePhotograph } from '@moien/api/testing/upload-files';
import { AD_PHOTO_PART_BYTES, type AdPhotoUpload, imageUrl } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import { measurePaired, timed } from '../harness/measure-paired.ts';
import type { Measurement } from '../harness/result-file.ts';

/** What a page shows first of a photo. */
const WIDTH = 360;

/**
 * From the last part of a photo of 12 megapixels to its first variant, beside sharp alone, which decodes the
 * same file and writes that variant.
 */
export async function measurePhotos(
  site: { app: FastifyInstance; client: TestDatabase['client'] },
  rounds: number,
): Promise<{ measurement: Measurement; bytes: number }> {
  const photo = await largePhotograph();
  const host = await openHost(site);
  let url = '';
  /** All but the last part; in a home of its own, because one has forty photos at most. */
  const sendStart = async () => {
    url = uploadUrl(await draftOf(host), randomUUIDv7());
    for (let offset = 0; offset < lastOffset(photo); offset += AD_PHOTO_PART_BYTES)
      await host.send(url, photo.byteLength, offset, photo.subarray(offset, offset + AD_PHOTO_PART_BYTES));
  };
  const sendEnd = async () => {
    const offset = lastOffset(photo);
    const answer = await host.send(url, photo.byteLength, offset, photo.subarray(offset));
    const path = answer.json<AdPhotoUpload>().photo?.path;
    if (path === undefined) throw new Error(`The photo was answered with ${answer.statusCode}.`);
    const variant = await site.app.inject(imageUrl(path, WIDTH));
    if (variant.statusCode !== 200) throw new Error(`The variant was answered with ${variant.statusCode}.`);
  };
  const samples = await measurePaired(
    timed('sharp alone', () => bareVariant(photo, WIDTH)),
    [timed('last part to first variant', sendEnd, sendStart)],
    { rounds },
  );
  const title = `a photo of 12 megapixels, ${(photo.byteLength / 1e6).toFixed(1)} MB`;
  return { measurement: { title, unit: 'ms', ...samples }, bytes: photo.byteLength };
}

const lastOffset = ({ byteLength }: Buffer) =>
  Math.floor((byteLength - 1) / AD_PHOTO_PART_BYTES) * AD_PHOTO_PART_BYTES;
