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
  /** The cream and yellow stone of Lorraine and Paris; the home's own hue tints it. */
  limestone: ['#f0e4cd', '#ecd9ae', '#eadfcf', '#f2dfc6', '#e6d8bd'],
  zinc: ['#8592a3', '#7a8797', '#909aa4'],
  brickwork: ['#b0614b', '#a4553f', '#c27c5c', '#8f4f42', '#cfa274', '#d9b48c', '#9a6a58', '#b9735a'],
  tile: ['#b8694a', '#a85a41', '#c47a52', '#96553f'],
  timber: ['#5b3d2e', '#6e3229', '#453a35', '#7a5738', '#4a5648'],
  cladding: ['#b98a5c', '#a5744a', '#8d6a4c', '#c9a173', '#6f6a62'],
  slate: ['#4c576b', '#5d6575', '#414d60', '#6b6069'],
  door: ['#8c2f39', '#1f4e5f', '#2f5d50', '#c8553d', '#33415c', '#d99a2b', '#5b3a57', '#37708f'],
  leaf: ['#3f6b4f', '#54835a', '#7d9f5c', '#2f5850', '#95a85e'],
  /** Crowns that stand together in one street: in blossom, in leaf, in autumn. */
  seasons: [
    ['#54835a', '#7d9f5c', '#95a85e', '#e3a5b4', '#f0d3cf'],
    ['#3f6b4f', '#54835a', '#7d9f5c', '#95a85e', '#6d9468'],
    ['#54835a', '#7d9f5c', '#95a85e', '#d9964a', '#c96f4a'],
  ],
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
  { wall: '#c4775a', sofa: '#f3e4cc', accent: '#2f5d6b', rug: '#f0dcc0', wood: '#8a5a3c' },
  { wall: '#3a4c70', sofa: '#d9a24e', accent: '#e8867a', rug: '#e6d9c6', wood: '#b08556' },
  { wall: '#75486a', sofa: '#dcb9aa', accent: '#e3b341', rug: '#ead9d2', wood: '#a5764f' },
  { wall: '#f4eee3', sofa: '#3f6b57', accent: '#d9743f', rug: '#e9dfcc', wood: '#b98a5c' },
  { wall: '#b7d0da', sofa: '#f0e6d6', accent: '#d4574a', rug: '#8fb0bf', wood: '#a87f58' },
  { wall: '#e3c06c', sofa: '#5a4569', accent: '#c8553d', rug: '#f6e6c0', wood: '#8f6340' },
  { wall: '#b9d4c3', sofa: '#d57f74', accent: '#3d6d7a', rug: '#f3ece0', wood: '#b08a60' },
  { wall: '#d5cbbe', sofa: '#454b5a', accent: '#e0a13f', rug: '#efe7da', wood: '#8c6748' },
] as const;

export type InteriorPalette = (typeof INTERIORS)[number];
