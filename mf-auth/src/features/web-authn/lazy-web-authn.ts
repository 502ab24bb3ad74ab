import { lazyWithRetry } from '@moien/shared-lib';

/** What speaks with devices: its code is loaded once somebody could use it. */
export const lazyWebAuthn = lazyWithRetry(() => import(/* webpackChunkName: "passkey" */ './web-authn.ts'));
