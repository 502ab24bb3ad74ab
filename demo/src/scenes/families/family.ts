import type { Home } from '../home.ts';
import type { Stage } from '../stage.ts';

/** What the pictures of a home show. */
export const HOME_KINDS = [
  'facade',
  'living-room',
  'hearth',
  'dining-room',
  'bedroom',
  'kitchen',
  'bath',
  'balcony',
  'studio',
] as const;
export type HomeKind = (typeof HOME_KINDS)[number];
export const SCENE_KINDS = [...HOME_KINDS, 'banner', 'illustration'] as const;
export type SceneKind = (typeof SCENE_KINDS)[number];

/** The families of façades; a picture's address may name one instead of the kind. */
export const FACADE_NAMES = [
  'townhouse',
  'half-timbered',
  'haussmann',
  'brick-terrace',
  'modern-block',
  'tower',
  'farm',
] as const;
export type FacadeName = (typeof FACADE_NAMES)[number];

/**
 * One way of drawing one kind of picture. A new family is a new file with one of these, listed in the
 * registry.
 */
export interface SceneFamily {
  readonly name: string;
  readonly kind: SceneKind;
  /** Drawing height in units; the width follows from the requested proportions. */
  readonly height: number;
  draw(stage: Stage, home: Home, index: number): string;
}
