import type { PushContent } from '@moien/contract';
import { appIconPath } from '@moien/contract/document/installable';
import type { WorkerScope } from './worker-scope.ts';

type Scope = Pick<WorkerScope, 'registration' | 'clients' | 'location'>;

const ICON = appIconPath('app-192.png');

/** Browsers want something shown for each message: one that cannot be read says that there is news. */
export async function showPush(
  { registration }: Pick<Scope, 'registration'>,
  text: string | undefined,
): Promise<void> {
  const content = readContent(text);
  if (!content) return registration.showNotification('Moïen', { icon: ICON });
  const { title, body, tag, path, endedTagArray = [] } = content;
  // A message that takes the place of another one rings again.
  await registration.showNotification(title, { body, tag, renotify: true, icon: ICON, data: { path } });
  // What was read elsewhere while no page was open here: a push that shows nothing is not allowed.
  for (const shown of await registration.getNotifications())
    if (shown.tag !== tag && endedTagArray.includes(shown.tag)) shown.close();
}

/** In a page that shows it already, otherwise in a new one: nothing that is being written is left. */
export async function openPush({ clients, location }: Scope, data: unknown): Promise<void> {
  const path = pathOf(data) ?? '/';
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = pages.find(({ url }) => new URL(url).pathname === path);
  if (shown) await shown.focus();
  else await clients.openWindow(location.origin + path);
}

function readContent(text: string | undefined): PushContent | undefined {
  const value = parse(text);
  const { title, body, tag, endedTagArray } = value;
  const path = pathOf(value);
  const isUnderstood = typeof title === 'string' && typeof body === 'string' && typeof tag === 'string';
  return isUnderstood && path !== undefined
    ? { title, body, tag, path, ...(Array.isArray(endedTagArray) && { endedTagArray }) }
    : undefined;
}

/** Of this site: a path that begins with two slashes would be another one. */
function pathOf(value: unknown): string | undefined {
  const path = (value as { path?: unknown } | null | undefined)?.path;
  return typeof path === 'string' && /^\/[a-z]/.test(path) ? path : undefined;
}

function parse(text = ''): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
