import { DRAWN_FROM_FILE, describeSources } from '../draw-pictures.ts';
import { PICTURES } from '../pictures.ts';
import { type AppFiles, type Finding, findingsIn, Unreadable } from './app-files.ts';

const PNG = '89504e470d0a1a0a';
/** Kinds of colour with an alpha channel (PNG, 11.2.2). */
const WITH_ALPHA = [4, 6];

export function checkPictures(app: AppFiles): Finding[] {
  const drawnFrom = app.parse(DRAWN_FROM_FILE, (text) => JSON.parse(text) as Record<string, string>);
  const changed = Object.entries(describeSources()).filter(([name, hash]) => drawnFrom[name] !== hash);
  return [
    ...findingsIn(DRAWN_FROM_FILE, [
      [
        changed.length === 0,
        `${changed.map(([name]) => name).join(', ')} of the site has changed: run npm run capacitor -- pictures.`,
      ],
    ]),
    ...PICTURES.flatMap(({ path, drawing, size }) =>
      checkPicture(app, path, { size, isOpaque: drawing === 'square' }),
    ),
  ];
}

function checkPicture(
  app: AppFiles,
  path: string,
  { size, isOpaque }: { size: number; isOpaque: boolean },
): Finding[] {
  const bytes = bytesOf(app, path);
  if (!bytes) return [{ file: path, sentence: 'The picture is missing: run npm run capacitor -- pictures.' }];
  if (bytes.subarray(0, 8).toString('hex') !== PNG) return [{ file: path, sentence: 'It is no PNG.' }];
  return findingsIn(path, [
    [
      bytes.readUInt32BE(16) === size && bytes.readUInt32BE(20) === size,
      `It must be ${size} × ${size} pixels: run npm run capacitor -- pictures.`,
    ],
    [!isOpaque || !WITH_ALPHA.includes(bytes[25] ?? 0), 'Apple refuses icons with an alpha channel.'],
  ]);
}

function bytesOf(app: AppFiles, path: string): Buffer | undefined {
  try {
    return app.bytes(path);
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}
