import type { ApiClient } from '../api/api-client.ts';
import type { NativePlatform } from '../native/native-platform.ts';
import { type NativePlugins, nativePlugin } from '../native/plugins.ts';
import { readStored, removeStored } from '../storage/stored-value.ts';
import { tellOurs } from './tell-ours.ts';

type Api = Pick<ApiClient, 'call'>;
type Plugin = NativePlugins['PushNotifications'];

/** How pushes of FCM and APNs stand in the app. */
export async function readNativePushState(): Promise<'unsupported' | 'off' | 'denied' | 'on'> {
  const plugin = nativePlugin('PushNotifications');
  if (!plugin) return 'unsupported';
  const { receive } = await plugin.checkPermissions();
  if (receive === 'denied') return 'denied';
  return receive === 'granted' && readStored('device-token') ? 'on' : 'off';
}

/** Asks for the permission, so only after a press on what says so. @throws Error when no token comes */
export async function turnNativePushOn(api: Api, deviceType: NativePlatform): Promise<void> {
  const plugin = nativePlugin('PushNotifications');
  if (!plugin || (await plugin.requestPermissions()).receive !== 'granted') return;
  await tellOurs(api, { deviceToken: await register(plugin), deviceType });
}

/** Where it was on: the token may be another one by now. */
export async function renewNativePush(api: Api, deviceType: NativePlatform): Promise<void> {
  const plugin = nativePlugin('PushNotifications');
  if (!plugin || (await readNativePushState()) !== 'on') return;
  await tellOurs(api, { deviceToken: await register(plugin), deviceType });
}

/** The phone is told nothing more, and what it shows is closed. */
export async function silenceNativePush(): Promise<void> {
  // An app that was never set up for pushes has nothing to take back.
  if (!readStored('device-token')) return;
  const plugin = nativePlugin('PushNotifications');
  await plugin?.unregister();
  await plugin?.removeAllDeliveredNotifications();
}

export async function turnNativePushOff(): Promise<void> {
  await nativePlugin('PushNotifications')?.unregister();
  removeStored('device-token');
}

function register(plugin: Plugin): Promise<string> {
  return new Promise((resolve, reject) => {
    plugin.addListener('registration', ({ value }) => resolve(value));
    plugin.addListener('registrationError', ({ error }) => reject(new Error(error)));
    plugin.register().catch(reject);
  });
}
