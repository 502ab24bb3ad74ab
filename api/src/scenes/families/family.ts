import type { Home } from '../home.ts';
import type { Stage } from '../stage.ts';

export const SCENE_KINDS = ['facade', 'living-room', 'banner', 'illustration'] as const;
export type SceneKind = (typeof SCENE_KINDS)[number];

export function isSceneKind(text: string): text is SceneKind {
  return (SCENE_KINDS as readonly string[]).includes(text);
}

/** One way of drawing one kind of picture. A new family is a new file with one of these, listed in the registry. */
export interface SceneFamily {
  readonly name: string;
  readonly kind: SceneKind;
  /** Drawing height in units; the width follows from the requested proportions. */
  readonly height: number;
  draw(stage: Stage, home: Home, index: number): string;
}
