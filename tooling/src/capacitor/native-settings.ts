import type { AppSettings } from './app-settings.ts';

/** What both projects must be told, by the file that each of them reads. */
export function nativeSettings({ host, build }: AppSettings, version: string): Record<string, string> {
  const origin = 'Written by `npm run capacitor -- sync` from capacitor/app.json and the root package.json.';
  return {
    'android/moien.properties': [
      `# ${origin}`,
      `versionName=${version}`,
      `versionCode=${build}`,
      `appLinkHost=${host}`,
      '',
    ].join('\n'),
    'ios/moien.xcconfig': [
      `// ${origin}`,
      `MARKETING_VERSION = ${version}`,
      `CURRENT_PROJECT_VERSION = ${build}`,
      `APP_LINK_HOST = ${host}`,
      '',
    ].join('\n'),
  };
}
