import { TextDecoder, TextEncoder } from 'node:util';
import { BroadcastChannel } from 'node:worker_threads';
import { addPopoversAndDialogs } from './popovers-and-dialogs.mjs';

// jsdom lacks these, which every browser has; React's server renderer needs them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
if (typeof window === 'object') {
  addPopoversAndDialogs();
  // Nothing has a size there, so nothing changes it.
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // Node's, which does not keep a test alive that has ended.
  class Channel extends BroadcastChannel {
    /** @param {string} name */
    constructor(name) {
      super(name);
      this.unref();
    }
  }
  Object.defineProperty(globalThis, 'BroadcastChannel', {
    value: Channel,
    writable: true,
    configurable: true,
  });
  // No media query matches in a window without a screen.
  window.matchMedia ??= (media) => {
    const query = { media, matches: false, onchange: null, addListener: () => {}, removeListener: () => {} };
    return Object.assign(new EventTarget(), query);
  };
}
