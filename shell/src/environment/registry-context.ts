import type { Registry } from '@moien/contract';
import { createContext, RouterContextProvider } from 'react-router-dom';
import type { Platform } from '../platform/platform.ts';
import type { RouteEnvironment } from './route-environment.ts';

const registryContext = createContext<Registry | null>(null);

/** Made once as a navigation begins: all its loaders use one set of releases. */
export function startNavigation({ platform, root }: RouteEnvironment): RouterContextProvider {
  root.startNavigation();
  const earlier = platform.registry();
  const registry = platform.begin();
  if (registry !== earlier) root.navigation.follow(registry);
  const context = new RouterContextProvider();
  context.set(registryContext, registry);
  return context;
}

/** The set of the navigation that a loader belongs to; a document has the one that it was rendered with. */
export function registryOf(context: unknown, platform: Platform): Registry {
  const chosen = context instanceof RouterContextProvider ? context.get(registryContext) : null;
  return chosen ?? platform.registry();
}
