import type { PictureWidth } from './Picture.tsx';

const skies = ['#f6d9c8', '#dfe4ef', '#f3dfb5', '#cfd9ea'];
const walls = ['#b8566f', '#e7b84a', '#7d8fb3', '#94a887'];

/** A drawn house for stories, so that they need no server. The seed changes its colours. */
export function storyPicture(seed: number): (width: PictureWidth) => string {
  const sky = skies[seed % skies.length];
  const wall = walls[seed % walls.length];
  return (width) => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${(width * 3) / 4}" viewBox="0 0 80 60"><path fill="${sky}" d="M0 0h80v60H0z"/><path fill="#3c2135" d="M14 26 40 8l26 18z"/><path fill="${wall}" d="M18 26h44v34H18z"/><path fill="#fff5e6" d="M24 32h8v10h-8zM48 32h8v10h-8z"/><path fill="#3c2135" d="M36 60V44a4 4 0 0 1 8 0v16z"/></svg>`;
    return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  };
}
