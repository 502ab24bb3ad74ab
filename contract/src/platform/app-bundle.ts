import type { Registry, ShellRelease } from './registry.schema.ts';

/** Of the element of the app's document that holds its `AppBundle` as JSON. */
export const APP_BUNDLE_ELEMENT_ID = 'app-bundle';

/** What the app for phones carries: written when it is built, read by its shell as it starts. */
export type AppBundle = {
  /** Of the product and of the upload, as stores show them. */
  version: string;
  build: number;
  /** Origin of the site: calls, pictures and newer releases come from there. */
  siteOrigin: string;
  registryPublicKeys: string;
  shell: ShellRelease;
  /** The releases in the app, which need no network. Its sequence is 0: every signed registry is newer. */
  registry: Registry;
};
