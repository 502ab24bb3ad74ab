import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { appFolder, readProductVersion } from './app-settings.ts';
import { checkApp } from './check-app.ts';

/** What a sync makes is not in every clone. */
const GENERATED = [
  'node_modules',
  'www',
  'public',
  'capacitor-cordova-android-plugins',
  'google-services.json',
];

const version = readProductVersion();
let folder: string;
const restorers: (() => void)[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'moien-app-'));
  cpSync(appFolder, folder, { recursive: true, filter: (path) => !GENERATED.includes(basename(path)) });
});
afterEach(() => {
  for (const restore of restorers.splice(0)) restore();
});
afterAll(() => rmSync(folder, { recursive: true }));

const check = (isForStore = false) =>
  checkApp({ folder, version, isForStore }).map(({ file, sentence }) => `${file}: ${sentence}`);

/** Until the end of the test. */
function keep(file: string): Buffer {
  const path = join(folder, file);
  const content = readFileSync(path);
  restorers.push(() => writeFileSync(path, content));
  return content;
}

function change(file: string, from: string | RegExp, to: string): void {
  const text = String(keep(file));
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  writeFileSync(join(folder, file), changed);
}

function remove(file: string): void {
  keep(file);
  rmSync(join(folder, file));
}

const MANIFEST = 'android/app/src/main/AndroidManifest.xml';
const INFO = 'ios/App/App/Info.plist';
const PRIVACY = 'ios/App/App/PrivacyInfo.xcprivacy';
const ICON = 'ios/App/App/Assets.xcassets/AppIcon.appiconset/AppIcon-512@2x.png';
const SMALL_ICON = 'android/app/src/main/res/mipmap-mdpi/ic_launcher.png';

it('finds nothing in the repository', () => {
  expect(check()).toEqual([]);
});

type Mistake = [string, { file: string; from: string | RegExp; to: string }, string];

/** One change each, and what is found. */
const MISTAKES: Mistake[] = [
  [
    'backups of the app',
    { file: MANIFEST, from: 'allowBackup="false"', to: 'allowBackup="true"' },
    `${MANIFEST}: android:allowBackup must be "false": a backup would have what the app keeps of a person.`,
  ],
  [
    'copies to a new phone',
    {
      file: 'android/app/src/main/res/xml/data_extraction_rules.xml',
      from: /<device-transfer>[\s\S]*<\/device-transfer>/,
      to: '',
    },
    'android/app/src/main/res/xml/data_extraction_rules.xml: Every domain must be excluded from cloud-backup and from device-transfer.',
  ],
  [
    'http on Android',
    { file: MANIFEST, from: 'usesCleartextTraffic="false"', to: 'usesCleartextTraffic="true"' },
    `${MANIFEST}: android:usesCleartextTraffic must be "false": the app speaks https alone.`,
  ],
  [
    'http on iOS',
    {
      file: INFO,
      from: '<dict>',
      to: '<dict><key>NSAppTransportSecurity</key><dict><key>NSAllowsArbitraryLoads</key><true/></dict>',
    },
    `${INFO}: NSAppTransportSecurity must not be there: it makes exceptions from https.`,
  ],
  [
    'http in the web view',
    { file: 'capacitor.config.json', from: '"cleartext": false', to: '"cleartext": true' },
    'capacitor.config.json: server.cleartext must not be true: the app speaks https alone.',
  ],
  [
    'code from a developer’s machine',
    { file: 'capacitor.config.json', from: '"hostname"', to: '"url": "http://192.168.1.2:4000", "hostname"' },
    'capacitor.config.json: server.url must not be there: the app would load its code from elsewhere.',
  ],
  [
    'an origin that the API does not know',
    { file: 'capacitor.config.json', from: '"androidScheme": "https"', to: '"androidScheme": "http"' },
    'capacitor.config.json: The API takes no calls of http://localhost: scheme and hostname must make capacitor://localhost and https://localhost.',
  ],
  [
    'any orientation on Android',
    { file: MANIFEST, from: 'android:screenOrientation="portrait"', to: '' },
    `${MANIFEST}: android:screenOrientation of the activity must be "portrait" (specification §9).`,
  ],
  [
    'landscape on iOS',
    { file: INFO, from: 'Portrait</string>', to: 'LandscapeLeft</string>' },
    `${INFO}: Only portrait may be among the orientations (specification §9).`,
  ],
  [
    'links that nobody verifies',
    { file: MANIFEST, from: ' android:autoVerify="true"', to: '' },
    `${MANIFEST}: The intent filter of links must have android:autoVerify="true": without it Android asks which app to use.`,
  ],
  [
    'links without a language',
    { file: MANIFEST, from: '<data android:pathPrefix="/de/" />', to: '' },
    `${MANIFEST}: Links must open /de and what is below.`,
  ],
  [
    'links of another host on iOS',
    { file: 'ios/App/App/App.entitlements', from: '$(APP_LINK_HOST)', to: 'elsewhere.example' },
    'ios/App/App/App.entitlements: The associated domain must be applinks:$(APP_LINK_HOST), which ios/moien.xcconfig names.',
  ],
  [
    'links of another host on Android',
    { file: 'android/moien.properties', from: 'moien.example', to: 'elsewhere.example' },
    'android/moien.properties: It must have appLinkHost=moien.example: run npm run capacitor -- sync.',
  ],
  [
    'another version',
    { file: 'ios/moien.xcconfig', from: /MARKETING_VERSION = .+/, to: 'MARKETING_VERSION = 9.0.0' },
    `ios/moien.xcconfig: It must have MARKETING_VERSION = ${version}: run npm run capacitor -- sync.`,
  ],
  [
    'a permission without a reason',
    {
      file: MANIFEST,
      from: '<uses-feature',
      to: '<uses-permission android:name="android.permission.CAMERA" /><uses-feature',
    },
    `${MANIFEST}: android.permission.CAMERA has no reason in capacitor/permissions.json.`,
  ],
  [
    'a question that says nothing',
    {
      file: INFO,
      from: /(NSLocationWhenInUseUsageDescription<\/key>\s*<string>)[^<]+/,
      to: '$1Position',
    },
    `${INFO}: NSLocationWhenInUseUsageDescription must say to the person what the permission is for.`,
  ],
  [
    'a question in English alone',
    { file: 'ios/App/App/de.lproj/InfoPlist.strings', from: /"NSLocationWhenInUse.+\n/, to: '' },
    'ios/App/App/de.lproj/InfoPlist.strings: NSLocationWhenInUseUsageDescription is not translated.',
  ],
  [
    'no pushes in the background',
    { file: INFO, from: /<key>UIBackgroundModes<\/key>\s*<array>[\s\S]*?<\/array>/, to: '' },
    `${INFO}: remote-notification is missing, but capacitor/permissions.json has its reason.`,
  ],
  [
    'tracking',
    { file: PRIVACY, from: /(NSPrivacyTracking<\/key>\s*)<false\/>/, to: '$1<true/>' },
    `${PRIVACY}: NSPrivacyTracking must be false: nobody is followed into other apps.`,
  ],
  [
    'an API without a reason',
    { file: PRIVACY, from: '<string>CA92.1</string>', to: '' },
    `${PRIVACY}: Each accessed API must have a reason.`,
  ],
  [
    'a privacy manifest that is not in the app',
    {
      file: 'ios/App/App.xcodeproj/project.pbxproj',
      from: '/* PrivacyInfo.xcprivacy in Resources */,',
      to: '',
    },
    'ios/App/App.xcodeproj/project.pbxproj: PrivacyInfo.xcprivacy must be among the resources, or it is not in the app.',
  ],
  [
    'a plugin that is not pinned',
    { file: 'package.json', from: '"@capacitor/share": "', to: '"@capacitor/share": "^' },
    'package.json: @capacitor/share must be pinned to one version.',
  ],
  [
    'parts of Capacitor that differ',
    { file: 'package.json', from: /"@capacitor\/ios": ".+"/, to: '"@capacitor/ios": "8.5.1"' },
    'package.json: @capacitor/android, @capacitor/cli, @capacitor/core, @capacitor/ios must have one version.',
  ],
  [
    'a plugin that no project has',
    { file: 'android/app/capacitor.build.gradle', from: /.+capacitor-push-notifications.+\n/, to: '' },
    'android/app/capacitor.build.gradle: The plugins are not those of package.json: run npm run capacitor -- sync.',
  ],
  [
    'a back button that leaves the app',
    {
      file: 'capacitor.config.json',
      from: '"disableBackButtonHandler": false',
      to: '"disableBackButtonHandler": true',
    },
    'capacitor.config.json: App.disableBackButtonHandler must not be true: the back button would leave the app.',
  ],
  [
    'a splash screen that stays',
    { file: 'capacitor.config.json', from: '"launchAutoHide": true', to: '"launchAutoHide": false' },
    'capacitor.config.json: The splash screen must end by itself after 5000 ms at most (specification §9).',
  ],
  [
    'an app of another id',
    {
      file: 'android/app/build.gradle',
      from: 'applicationId "lu.moien.app"',
      to: 'applicationId "io.ionic"',
    },
    'android/app/build.gradle: applicationId must be "lu.moien.app", as capacitor.config.json says.',
  ],
  [
    'no key of the registry',
    { file: 'app.json', from: /"development=.+"/, to: '""' },
    'app.json: The file cannot be read: capacitor/app.json must have host (a host name), build (a whole number from 1) and registryPublicKeys (id=key, with keys in base64url), and nothing else.',
  ],
  [
    'an icon of the site that has changed since',
    { file: 'drawn-from.json', from: /"app-icon.svg": ".{8}/, to: '"app-icon.svg": "00000000' },
    'drawn-from.json: app-icon.svg of the site has changed: run npm run capacitor -- pictures.',
  ],
  [
    'a manifest that is no XML',
    { file: MANIFEST, from: '</manifest>', to: '' },
    `${MANIFEST}: The file cannot be read: Unclosed tag 'manifest'.`,
  ],
];

it.each(MISTAKES)('finds %s and nothing else', (_name, { file, from, to }, finding) => {
  change(file, from, to);
  expect(check()).toEqual([finding]);
});

it('finds pictures that are missing or of another size', () => {
  remove(ICON);
  keep(SMALL_ICON);
  cpSync(join(folder, SMALL_ICON.replace('mdpi', 'hdpi')), join(folder, SMALL_ICON));
  expect(check()).toEqual([
    `${SMALL_ICON}: It must be 48 × 48 pixels: run npm run capacitor -- pictures.`,
    `${ICON}: The picture is missing: run npm run capacitor -- pictures.`,
  ]);
});

it('says what a build for a store needs besides', () => {
  expect(check(true).map((text) => text.split(':', 1)[0])).toEqual([
    'app.json',
    'app.json',
    'www',
    'android/app/google-services.json',
  ]);
});

it('says once that a file is missing', () => {
  remove('permissions.json');
  expect(check()).toEqual(['permissions.json: The file is missing.']);
});
