import { APP_BUNDLE_ELEMENT_ID, type AppBundle, type RegistryEntry } from '@moien/contract';

/**
 * The description of the app that the document carries. The document's base is the site, so
 * the files of releases in the app are named with the app's own origin.
 */
export function readBundle(origin: string = window.location.origin): AppBundle {
  const text = document.getElementById(APP_BUNDLE_ELEMENT_ID)?.textContent ?? '';
  const bundle = JSON.parse(text) as AppBundle;
  const local = (entry: RegistryEntry) => ({ ...entry, base: origin + entry.base });
  return { ...bundle, registry: { ...bundle.registry, entries: bundle.registry.entries.map(local) } };
}
