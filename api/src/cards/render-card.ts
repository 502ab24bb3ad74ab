import { CARD_HEIGHT, CARD_WIDTH } from '@moien/contract';
import type { Font } from 'satori';
import sharp, { type OutputInfo } from 'sharp';
import type { Card } from './card.ts';
import { readCardFonts } from './card-fonts.ts';
import { layOutCard } from './card-layout.ts';

/** 50 megapixels, as for any other picture. */
const LARGEST_PICTURE = 50_000_000;
/** Crawlers of messengers leave larger pictures out. */
export const CARD_BYTES_MAXIMUM = 200_000;
const QUALITIES = [82, 70, 55, 40] as const;

let fonts: Promise<Font[]> | undefined;

/**
 * Draws a card as JPEG, because who shows link previews reads no avif. Its text is drawn as shapes, so that
 * no font of the machine matters.
 * @param picture the original that fills the card
 */
export async function renderCard(card: Card, picture: Buffer): Promise<Buffer> {
  fonts ??= readCardFonts();
  fonts.catch(() => {
    fonts = undefined;
  });
  // Half a second of loading that only who draws a card should wait for.
  const { default: satori } = await import('satori');
  const overlay = await satori(layOutCard(card) as Parameters<typeof satori>[0], {
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
    fonts: await fonts,
  });
  const drawn = await sharp(picture, { limitInputPixels: LARGEST_PICTURE, failOn: 'error' })
    .autoOrient()
    .resize({ width: CARD_WIDTH, height: CARD_HEIGHT, fit: 'cover', position: 'centre' })
    .composite([{ input: Buffer.from(overlay) }])
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return smallEnough(drawn.data, drawn.info);
}

async function smallEnough(drawn: Buffer, { width, height, channels }: OutputInfo): Promise<Buffer> {
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await sharp(drawn, { raw: { width, height, channels } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (jpeg.byteLength <= CARD_BYTES_MAXIMUM) break;
  }
  return jpeg;
}
