// One chunk: what draws streets from a file of vector tiles.
export { drawStreets } from './street-layer.ts';
export { openStreets } from './street-source.ts';
