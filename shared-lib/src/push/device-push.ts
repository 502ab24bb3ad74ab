import type { ApiClient } from '../api/api-client.ts';
import { nativePlatform } from '../native/native-platform.ts';
import { readStored, removeStored } from '../storage/stored-value.ts';
import {
  readNativePushState,
  renewNativePush,
  silenceNativePush,
  turnNativePushOff,
  turnNativePushOn,
} from './native-push.ts';
import { answerOf, tellOurs } from './tell-ours.ts';

/** `denied`: the browser does not ask again, its own settings decide. */
export type PushState = 'unsupported' | 'off' | 'denied' | 'on';

type Api = Pick<ApiClient, 'call'>;

/** Whether this browser, or the app, is told by push. Only in the browser. */
export async function readPushState(): Promise<PushState> {
  if (nativePlatform()) return readNativePushState();
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await (
    await navigator.serviceWorker.getRegistration('/')
  )?.pushManager.getSubscription();
  const isOn = Notification.permission === 'granted' && subscription && readStored('device-token');
  return isOn ? 'on' : 'off';
}

/**
 * Asks for the permission, so only after a press on what says so.
 * @returns how it stands afterwards
 * @throws Error when the browser's push service or ours does not answer
 */
export async function turnPushOn(api: Api): Promise<PushState> {
  const app = nativePlatform();
  if (app) await turnNativePushOn(api, app);
  else if ((await Notification.requestPermission()) === 'granted')
    await tellOurs(api, { deviceToken: await subscribe(api), deviceType: 'web' });
  return readPushState();
}

/** @throws Error when ours does not answer: the browser is told until then */
export async function turnPushOff(api: Api): Promise<PushState> {
  const token = readStored('device-token');
  if (token) answerOf(await api.call('removeDeviceToken', { body: token }));
  if (nativePlatform()) {
    await turnNativePushOff();
    return readPushState();
  }
  await (await (await navigator.serviceWorker.ready).pushManager.getSubscription())?.unsubscribe();
  removeStored('device-token');
  return readPushState();
}

/** Specification §4, after a sign-in: a browser that was told before is told again, by its address of now. */
export async function renewPush(api: Api): Promise<void> {
  const app = nativePlatform();
  if (app) return renewNativePush(api, app);
  if (!isSupported() || Notification.permission !== 'granted' || !readStored('device-token')) return;
  await tellOurs(api, { deviceToken: await subscribe(api), deviceType: 'web' });
}

/**
 * After a sign-out: what waits at the push service has no address any more, and what is shown is closed.
 * `renewPush` gives the browser another address.
 */
export async function silencePush(): Promise<void> {
  if (nativePlatform()) return silenceNativePush();
  const registration = isSupported() ? await navigator.serviceWorker.getRegistration('/') : undefined;
  if (!registration) return;
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  for (const notification of await registration.getNotifications()) notification.close();
}

/** Of what was read elsewhere. @param tags as the API names subjects to devices */
export async function closePushes(tags: readonly string[]): Promise<void> {
  const registration = isSupported() ? await navigator.serviceWorker.getRegistration('/') : undefined;
  const shown = (await registration?.getNotifications()) ?? [];
  for (const notification of shown) if (tags.includes(notification.tag)) notification.close();
}

function isSupported(): boolean {
  return (
    nativePlatform() === undefined &&
    'Notification' in globalThis &&
    'PushManager' in globalThis &&
    'serviceWorker' in navigator
  );
}

async function subscribe(api: Api): Promise<string> {
  const { publicKey } = answerOf(await api.call('getPushPublicKey'));
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await pushManager.subscribe(options).catch(async (error: unknown) => {
    // It was made with a key that the site does not have any more.
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  });
  return JSON.stringify(subscription);
}
