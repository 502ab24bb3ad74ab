import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks these, which every browser has; React's server renderer needs them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
