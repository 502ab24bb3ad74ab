import { PERSON_PICTURE_EDGE } from '@moien/contract';
import { type Crop, squareOf } from './crop-geometry.ts';

const QUALITY = 0.9;

/** Fills a square canvas with what is kept of the picture. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, side } = squareOf(picture, crop);
  // What is transparent becomes white: a JPEG would make it black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** What is sent: a JPEG, never larger than what there is. */
export function cropToFile(picture: ImageBitmap, crop: Crop): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const edge = Math.round(Math.min(PERSON_PICTURE_EDGE, squareOf(picture, crop).side));
  canvas.width = edge;
  canvas.height = edge;
  drawCrop(canvas, picture, crop);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
