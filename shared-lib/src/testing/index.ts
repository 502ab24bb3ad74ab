export { emptyEssentials, exampleEssentials } from './example-essentials.ts';
export { exampleExtendedData, examplePictures, exampleProperty } from './example-property.ts';
export { exampleRegistry } from './example-registry.ts';
export { exampleRoot } from './example-root.ts';
