/** The one palette of the picture book; the light of the hour tints it. */
export const PALETTE = {
  render: [
    '#f3cba3',
    '#ecb5a8',
    '#f3dc9c',
    '#c3d1ab',
    '#b3cfd9',
    '#cfc1db',
    '#f5ead6',
    '#dc9a78',
    '#e3b45f',
    '#b2d5c4',
    '#e58f75',
    '#a6bbcc',
  ],
  sandstone: ['#ead9b5', '#e2c99d', '#efe5d3', '#dcbb90'],
  slate: ['#4c576b', '#5d6575', '#414d60', '#6b6069'],
  door: ['#8c2f39', '#1f4e5f', '#2f5d50', '#c8553d', '#33415c', '#d99a2b', '#5b3a57', '#37708f'],
  leaf: ['#3f6b4f', '#54835a', '#7d9f5c', '#2f5850', '#95a85e'],
  /** Crowns in a street: mostly green, now and then in blossom or in autumn. */
  crown: ['#3f6b4f', '#54835a', '#7d9f5c', '#95a85e', '#6d9468', '#e3a5b4', '#f0d3cf', '#d9964a', '#c96f4a'],
  flower: ['#e4572e', '#f2c14e', '#e07a9b', '#fff1e0', '#c94f6d', '#8d6bb0'],
  brick: '#b0614b',
  joinery: '#fdf6e8',
  iron: '#2b303c',
  pavement: '#d8cdbb',
  road: '#a59c95',
  bark: '#6b4c3b',
  water: '#7fb0ba',
} as const;

/** Wall, sofa and accent that belong together; a living room takes one whole. */
export const INTERIORS = [
  { wall: '#e9dccb', sofa: '#2f6f73', accent: '#e08e45', rug: '#f0e2c8', wood: '#b5835a' },
  { wall: '#d4dccb', sofa: '#c96f4a', accent: '#f0c05a', rug: '#f4ead8', wood: '#a87348' },
  { wall: '#e8c9b6', sofa: '#43557a', accent: '#f3d27a', rug: '#f7ebdc', wood: '#8d6142' },
  { wall: '#c9d8df', sofa: '#e0b04e', accent: '#c85a4a', rug: '#f3ebe0', wood: '#b98d62' },
  { wall: '#efe3d6', sofa: '#8a9b6e', accent: '#c9657a', rug: '#dfc9b4', wood: '#9d7350' },
  { wall: '#3f5a63', sofa: '#d98e6a', accent: '#f0cf86', rug: '#e9dcc4', wood: '#a97c52' },
  { wall: '#e7b9a4', sofa: '#f1e4cf', accent: '#3f7d78', rug: '#c95f4b', wood: '#8f6446' },
  { wall: '#d8cfe0', sofa: '#6a5a86', accent: '#f0b56a', rug: '#f2e8ea', wood: '#b08a6a' },
  { wall: '#f0dca8', sofa: '#5d7f96', accent: '#d9664a', rug: '#fbf3e0', wood: '#a9774c' },
  { wall: '#5c6f57', sofa: '#ecdcc0', accent: '#dd8f4f', rug: '#d6c3a0', wood: '#a87a4e' },
] as const;

export type InteriorPalette = (typeof INTERIORS)[number];
