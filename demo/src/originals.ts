import type { MediaOriginals } from '@moien/api/media/media-originals';
import { drawScene } from './scenes/draw-scene.ts';
import { indexOfIllustration } from './scenes/illustrations.ts';
import { sceneNamed } from './scenes/registry.ts';

const SCENE = /^scenes\/([a-z0-9-]{1,64})\/([a-z-]{1,20})-(\d{1,2})$/;
const BANNER = /^banner-([1-9]|1[0-2])$/;

/** The project's own pictures under `/global`: `banner-1` to `banner-12` and those of the blog by name. */
function drawGlobal(path: string): string | undefined {
  const banner = BANNER.exec(path)?.[1];
  if (banner !== undefined)
    return drawScene({ seed: path, kind: 'banner', index: Number(banner), width: 1920, height: 823 });
  const index = indexOfIllustration(path);
  if (index === undefined) return undefined;
  return drawScene({ seed: path, kind: 'illustration', index, width: 1920, height: 1080 });
}

/** `scenes/<seed>/<name>-<index>`, the pictures of a home; the name is a kind or a family of façades. */
function drawHome(path: string): string | undefined {
  const [, seed, name = '', index] = SCENE.exec(path) ?? [];
  const scene = sceneNamed(name);
  if (seed === undefined || scene === undefined) return undefined;
  return drawScene({ ...scene, seed, index: Number(index), width: 1920, height: 1280 });
}

/** The drawn pictures of the demo, each made when it is asked for: what `MEDIA_ORIGINALS` names. */
export const originals: MediaOriginals = {
  async open(area, path) {
    const picture = area === 'global' ? drawGlobal(path) : drawHome(path);
    return picture === undefined ? undefined : Buffer.from(picture);
  },
};
