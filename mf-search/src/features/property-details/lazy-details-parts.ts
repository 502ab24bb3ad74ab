// One chunk.
export { PropertyEnd } from './PropertyEnd.tsx';
export { PropertyReading } from './PropertyReading.tsx';
