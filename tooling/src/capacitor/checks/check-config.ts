import { NATIVE_ORIGINS } from '@moien/contract';
import type { AppSettings } from '../app-settings.ts';
import { nativeSettings } from '../native-settings.ts';
import { type AppFiles, type Finding, findingsIn } from './app-files.ts';

const CONFIG = 'capacitor.config.json';

type Config = {
  appId?: string;
  webDir?: string;
  loggingBehavior?: string;
  zoomEnabled?: boolean;
  server?: {
    url?: string;
    hostname?: string;
    androidScheme?: string;
    iosScheme?: string;
    cleartext?: boolean;
    allowNavigation?: string[];
  };
  android?: { allowMixedContent?: boolean; webContentsDebuggingEnabled?: boolean };
  ios?: { contentInset?: string; webContentsDebuggingEnabled?: boolean };
  plugins?: Record<string, Record<string, unknown>>;
};

export function checkConfig(app: AppFiles): Finding[] {
  const {
    server = {},
    android = {},
    ios = {},
    plugins = {},
    ...config
  } = app.parse(CONFIG, (text) => JSON.parse(text) as Config);
  const origins = [
    `${server.iosScheme ?? 'capacitor'}://${server.hostname ?? 'localhost'}`,
    `${server.androidScheme ?? 'https'}://${server.hostname ?? 'localhost'}`,
  ];
  const strange = origins.filter((origin) => !NATIVE_ORIGINS.includes(origin));
  const splash = plugins.SplashScreen ?? {};
  return findingsIn(CONFIG, [
    [config.webDir === 'www', 'webDir must be www, which `npm run capacitor -- sync` fills.'],
    [server.url === undefined, 'server.url must not be there: the app would load its code from elsewhere.'],
    [server.cleartext !== true, 'server.cleartext must not be true: the app speaks https alone.'],
    [
      strange.length === 0,
      `The API takes no calls of ${strange.join(', ')}: scheme and hostname must make ${NATIVE_ORIGINS.join(' and ')}.`,
    ],
    [
      (server.allowNavigation ?? []).length === 0,
      'server.allowNavigation must be empty: what it names runs with the app’s plugins.',
    ],
    [
      android.allowMixedContent !== true,
      'android.allowMixedContent must not be true: the app speaks https alone.',
    ],
    [
      android.webContentsDebuggingEnabled !== true && ios.webContentsDebuggingEnabled !== true,
      'webContentsDebuggingEnabled must not be true: whoever has the phone could read the app’s memory.',
    ],
    [
      config.loggingBehavior !== 'production',
      'loggingBehavior must not be production: logs of calls would stay on the phone.',
    ],
    [config.zoomEnabled === true, 'zoomEnabled must be true: people enlarge what they cannot read.'],
    [
      ios.contentInset === 'never',
      'ios.contentInset must be never: the page keeps to the safe areas itself.',
    ],
    [
      plugins.SystemBars?.insetsHandling === 'css' && plugins.SystemBars.hidden !== true,
      'SystemBars must be shown, with insetsHandling css: the page keeps to the safe areas itself.',
    ],
    [
      plugins.App?.disableBackButtonHandler !== true,
      'App.disableBackButtonHandler must not be true: the back button would leave the app.',
    ],
    [
      splash.launchAutoHide === true && Number(splash.launchShowDuration) <= 5000,
      'The splash screen must end by itself after 5000 ms at most (specification §9).',
    ],
  ]);
}

/** What both projects are told agrees with `app.json` and with the product. */
export function checkNativeSettings(app: AppFiles): Finding[] {
  const settings: AppSettings = app.settings();
  return Object.entries(nativeSettings(settings, app.version)).flatMap(([file, text]) => {
    const given = app.text(file).split('\n');
    const wanted = text.split('\n').filter((line) => !given.includes(line));
    return findingsIn(file, [
      [wanted.length === 0, `It must have ${wanted.join(', ')}: run npm run capacitor -- sync.`],
    ]);
  });
}
