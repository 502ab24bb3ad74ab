import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { CARD_BYTES_MAXIMUM, renderCard } from './render-card.ts';

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1280"><rect width="1920" height="1280" fill="#3366cc"/></svg>',
);
const card = {
  title: 'Dachgeschoss mit Garten',
  facts: ['Trier', '123 € pro Nacht'],
  picture: '/global/banner-1',
};

/** Colour at a place, each channel in steps of 16: what JPEG alters is smaller. */
async function colourAt(jpeg: Buffer, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(jpeg)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data].map((channel) => Math.round(channel / 16));
}

/** Dark pixels of the panel, where its title stands. */
async function inkOf(jpeg: Buffer): Promise<number> {
  const { data } = await sharp(jpeg)
    .extract({ left: 70, top: 450, width: 1060, height: 60 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((grey) => grey < 80).length;
}

describe('a card', () => {
  it('is a JPEG of the size that previews have, with a panel over the whole picture', async () => {
    const jpeg = await renderCard(card, drawing);
    expect(await sharp(jpeg).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
      channels: 3,
    });
    expect(await colourAt(jpeg, 600, 20)).toEqual([3, 6, 13]);
    expect(await colourAt(jpeg, 1150, 500)).toEqual([16, 16, 16]);
    expect(await inkOf(jpeg)).toBeGreaterThan(3000);
  });

  it.each([
    ['nothing that can be drawn', '🏡✨'],
    ['markup', '<b>&amp;</b> "quoted" {{title}}'],
    ['one endless word', 'Schönwohn'.repeat(60)],
    ['letters of the wider subset', 'Łódź – Őrség – ẞ'],
  ])('is drawn with a title of %s', async (_case, title) => {
    const { width, height } = await sharp(await renderCard({ ...card, title }, drawing)).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  it('is small enough for messengers, also of a photograph with much in it', async () => {
    const noise = sharp(randomBytes(1200 * 630 * 3), { raw: { width: 1200, height: 630, channels: 3 } });
    const photograph = await noise.blur(1.2).jpeg({ quality: 95 }).toBuffer();
    expect((await renderCard(card, photograph)).byteLength).toBeLessThanOrEqual(CARD_BYTES_MAXIMUM);
  });

  it('is not drawn of what is no picture', async () => {
    await expect(renderCard(card, Buffer.from('no picture'))).rejects.toThrow();
  });
});
