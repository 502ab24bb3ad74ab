/** In pixels of the picture. */
export type PictureSize = { width: number; height: number };

/**
 * Which square of a picture is kept. `zoom` is 1 for the largest; `x` and `y` are shares of the room that is
 * left beside it: 0 at the left or top, 1 at the right or bottom.
 */
export type Crop = { zoom: number; x: number; y: number };

export const ZOOM_MAXIMUM = 4;
export const MIDDLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** In pixels of the picture. */
export function squareOf({ width, height }: PictureSize, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
}

/** The middle of what is seen stays in its place, as far as the edges let it. */
export function zoomed(size: PictureSize, crop: Crop, zoom: number): Crop {
  const { left, top, side } = squareOf(size, crop);
  const next = Math.min(size.width, size.height) / zoom;
  const shift = (side - next) / 2;
  return {
    zoom,
    x: shareOf(left + shift, size.width - next, crop.x),
    y: shareOf(top + shift, size.height - next, crop.y),
  };
}

/** @param by how far the picture was dragged, as shares of the side of the square on the screen */
export function dragged(size: PictureSize, crop: Crop, by: { x: number; y: number }): Crop {
  const { left, top, side } = squareOf(size, crop);
  return {
    zoom: crop.zoom,
    x: shareOf(left - by.x * side, size.width - side, crop.x),
    y: shareOf(top - by.y * side, size.height - side, crop.y),
  };
}

/** Where there is no room, any share is the same: the former one stays. */
function shareOf(offset: number, room: number, former: number): number {
  return room < 1 ? former : Math.min(1, Math.max(0, offset / room));
}
