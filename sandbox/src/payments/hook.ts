import { paramError } from './api-error.ts';
import { createBodyReader } from './body-reader.ts';
import { newId } from './identifiers.ts';
import type { Provider } from './provider.ts';
import type { Hook } from './resources.ts';

/** @throws ApiError 400 for a second hook of the same event type */
export function createHook({ store, clock }: Provider, body: unknown): Hook {
  const reader = createBodyReader(body);
  const hook: Hook = {
    Id: newId('hook', clock.now()),
    Tag: reader.tag(),
    CreationDate: clock.unixSeconds(),
    Url: reader.url('Url'),
    Status: 'ENABLED',
    Validity: 'VALID',
    EventType: reader.text('EventType'),
  };
  reader.check();
  if ([...store.hooks.values()].some(({ EventType: eventType }) => eventType === hook.EventType))
    throw paramError({ EventType: 'A hook has already been registered for this EventType.' });
  store.hooks.set(hook.Id, hook);
  return hook;
}

/** Enabling a hook again makes it valid again. */
export function updateHook(hook: Hook, body: unknown): Hook {
  const known: Record<string, unknown> = { ...hook };
  const reader = createBodyReader({ ...known, ...(typeof body === 'object' ? body : {}) });
  const update = {
    Url: reader.url('Url'),
    Status: reader.oneOf('Status', ['ENABLED', 'DISABLED']),
    Tag: reader.tag(),
  };
  reader.check();
  const isEnabledAgain = hook.Status === 'DISABLED' && update.Status === 'ENABLED';
  return Object.assign(hook, update, isEnabledAgain ? { Validity: 'VALID' as const } : {});
}
