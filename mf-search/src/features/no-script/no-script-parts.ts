// One chunk.
export { PlainGallery } from './PlainGallery.tsx';
export { PlainSearch } from './PlainSearch.tsx';
export { writtenAddress } from './written-address.ts';
