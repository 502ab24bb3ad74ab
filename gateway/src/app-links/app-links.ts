const PACKAGE = '[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)+';
const FINGERPRINT = '([0-9A-F]{2}:){31}[0-9A-F]{2}';
const IOS_APP = '[A-Z0-9]{10}\\.[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+';

/** `package=fingerprint` pairs: a certificate of each key that signs the app. */
export const ANDROID_APPS_PATTERN = `^${PACKAGE}=${FINGERPRINT}(,${PACKAGE}=${FINGERPRINT})*$`;
/** Team and bundle id. */
export const IOS_APPS_PATTERN = `^${IOS_APP}(,${IOS_APP})*$`;

export type AndroidApp = { packageName: string; fingerprintArray: string[] };

/** @param text matches `ANDROID_APPS_PATTERN` */
export function parseAndroidApps(text: string): AndroidApp[] {
  const apps = new Map<string, string[]>();
  for (const pair of text.split(',')) {
    const [packageName = '', fingerprint = ''] = pair.split('=', 2);
    apps.set(packageName, [...(apps.get(packageName) ?? []), fingerprint]);
  }
  return [...apps].map(([packageName, fingerprintArray]) => ({ packageName, fingerprintArray }));
}

/** @param text matches `IOS_APPS_PATTERN` */
export function parseIosApps(text: string): string[] {
  return text.split(',');
}
