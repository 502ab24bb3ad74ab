import type { TimeOfDay } from './light.ts';

/** The twelve banners of the region in their order, each at its best hour. */
export const PANORAMAS = [
  { name: 'grund', time: 'evening' },
  { name: 'moselle', time: 'day' },
  { name: 'ardennes', time: 'dawn' },
  { name: 'red-rocks', time: 'day' },
  { name: 'skyline', time: 'evening' },
  { name: 'muellerthal', time: 'day' },
  { name: 'great-bridge', time: 'night' },
  { name: 'lake', time: 'day' },
  { name: 'quayside', time: 'dawn' },
  { name: 'wine-village', time: 'evening' },
  { name: 'farmland', time: 'day' },
  { name: 'kirchberg', time: 'night' },
] as const satisfies readonly { name: string; time: TimeOfDay }[];

export type PanoramaName = (typeof PANORAMAS)[number]['name'];

/** `index` counts from 1, as in `banner-1`. */
export function timeOfPanorama(index: number): TimeOfDay {
  return PANORAMAS[(index - 1) % PANORAMAS.length]?.time ?? 'day';
}
