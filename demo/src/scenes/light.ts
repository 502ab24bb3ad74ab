import { mix, multiply } from './colour.ts';

export const TIMES_OF_DAY = ['dawn', 'day', 'evening', 'night'] as const;
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

export interface Light {
  readonly time: TimeOfDay;
  /** Sky from the top to the horizon. */
  readonly sky: readonly [string, string, string];
  /** What distance fades into. */
  readonly haze: string;
  /** Colour of the light that falls on everything. */
  readonly lamp: string;
  readonly shadow: string;
  readonly shadowOpacity: number;
  /** Colour and strength of the sunlit or moonlit edge. */
  readonly shine: string;
  readonly shineOpacity: number;
  /** Window panes from top to bottom. */
  readonly glass: readonly [string, string];
  readonly cloud: string;
  readonly disc: string;
  /** Share of windows with a lamp behind them. */
  readonly litShare: number;
}

export const LIGHTS: Readonly<Record<TimeOfDay, Light>> = {
  dawn: {
    time: 'dawn',
    sky: ['#a9b9de', '#f3cfd0', '#fdeacb'],
    haze: '#f3d6cf',
    lamp: '#fbe3e0',
    shadow: '#54466e',
    shadowOpacity: 0.2,
    shine: '#fff0d6',
    shineOpacity: 0.34,
    glass: ['#8fa3c4', '#f0c9bd'],
    cloud: '#fff1ea',
    disc: '#fff3d6',
    litShare: 0.18,
  },
  day: {
    time: 'day',
    sky: ['#79b8d9', '#b5dbe3', '#f3f0df'],
    haze: '#d6e6e2',
    lamp: '#fffdf6',
    shadow: '#3d4a6b',
    shadowOpacity: 0.18,
    shine: '#fffdf0',
    shineOpacity: 0.3,
    glass: ['#5f8aa3', '#b4d3d8'],
    cloud: '#ffffff',
    disc: '#fff7d8',
    litShare: 0,
  },
  evening: {
    time: 'evening',
    sky: ['#7b86b8', '#efaa86', '#fcdc9c'],
    haze: '#f3bd8d',
    lamp: '#ffdfb8',
    shadow: '#5a3358',
    shadowOpacity: 0.26,
    shine: '#ffd68a',
    shineOpacity: 0.45,
    glass: ['#6a6f9b', '#f4b27c'],
    cloud: '#fbcfae',
    disc: '#ffe9b0',
    litShare: 0.4,
  },
  night: {
    time: 'night',
    sky: ['#131b3c', '#26366a', '#56649a'],
    haze: '#43548a',
    lamp: '#6c7cb4',
    shadow: '#0b1030',
    shadowOpacity: 0.34,
    shine: '#b9c8f2',
    shineOpacity: 0.16,
    glass: ['#1d2749', '#3b4a7c'],
    cloud: '#4a5a90',
    disc: '#f6efd2',
    litShare: 0.62,
  },
};

/** Lamplight behind a window, from top to bottom. */
export const LAMPLIGHT = ['#ffe2a0', '#f9b65c'] as const;

/** A surface colour as the light shows it; `distance` 0 is the foreground, 1 is lost in haze. */
export function paintUnder(light: Light, colour: string, distance = 0): string {
  return mix(multiply(colour, light.lamp), light.haze, distance);
}
