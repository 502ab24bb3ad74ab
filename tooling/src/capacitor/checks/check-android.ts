import { AUTH_CALLBACK_PATH, LANGUAGE_TAGS } from '@moien/contract';
import { type AppFiles, type Finding, findingsIn } from './app-files.ts';
import { type Element, elementsOf, parseXml } from './xml.ts';

const MANIFEST = 'android/app/src/main/AndroidManifest.xml';
const GRADLE = 'android/app/build.gradle';
const PATHS = 'android/app/src/main/res/xml/file_paths.xml';
const EXTRACTION = 'android/app/src/main/res/xml/data_extraction_rules.xml';

// biome-ignore lint/suspicious/noTemplateCurlyInString: Gradle fills it in.
const HOST = '${appLinkHost}';

const attribute = (element: Element | undefined, name: string) => element?.attributes[`android:${name}`];

export function checkManifest(app: AppFiles): Finding[] {
  const manifest = app.parse(MANIFEST, parseXml);
  const [application] = elementsOf(manifest, 'application');
  const [activity] = elementsOf(manifest, 'activity');
  const exported = ['activity', 'service', 'receiver', 'provider']
    .flatMap((name) => elementsOf(manifest, name))
    .filter((part) => attribute(part, 'exported') !== 'false' && part !== activity);
  const metaData = new Map(
    elementsOf(manifest, 'meta-data').map((part) => [attribute(part, 'name'), attribute(part, 'value')]),
  );
  return [
    ...findingsIn(MANIFEST, [
      [
        attribute(application, 'allowBackup') === 'false',
        'android:allowBackup must be "false": a backup would have what the app keeps of a person.',
      ],
      [
        attribute(application, 'dataExtractionRules') === '@xml/data_extraction_rules',
        'android:dataExtractionRules must be "@xml/data_extraction_rules": Android 12 copies to new devices without it.',
      ],
      [
        attribute(application, 'usesCleartextTraffic') === 'false',
        'android:usesCleartextTraffic must be "false": the app speaks https alone.',
      ],
      [
        attribute(application, 'networkSecurityConfig') === undefined,
        'android:networkSecurityConfig must not be there: it could allow http and certificates of users.',
      ],
      [
        attribute(application, 'debuggable') === undefined,
        'android:debuggable must not be there: Gradle sets it for debug builds alone.',
      ],
      [
        attribute(application, 'icon') === '@mipmap/ic_launcher',
        'android:icon must be "@mipmap/ic_launcher", the icon that is drawn from the product’s.',
      ],
      [
        attribute(activity, 'screenOrientation') === 'portrait',
        'android:screenOrientation of the activity must be "portrait" (specification §9).',
      ],
      [
        attribute(activity, 'launchMode') === 'singleTask',
        'android:launchMode of the activity must be "singleTask": a link would open a second app otherwise.',
      ],
      [
        exported.length === 0,
        `${exported.map((part) => attribute(part, 'name')).join(', ')} must have android:exported="false": other apps could start it.`,
      ],
      [
        metaData.get('firebase_messaging_auto_init_enabled') === 'false',
        'firebase_messaging_auto_init_enabled must be "false": Google would be asked for a token before the person agrees.',
      ],
      [
        metaData.get('firebase_analytics_collection_enabled') === 'false',
        'firebase_analytics_collection_enabled must be "false": nobody is measured by Google.',
      ],
    ]),
    ...checkLinks(activity),
    ...checkPermissions(app, manifest),
  ];
}

/** The site's pages, in every language and nothing beside them. */
function checkLinks(activity: Element | undefined): Finding[] {
  const filters = activity ? elementsOf(activity, 'intent-filter') : [];
  const links = filters.find((filter) => elementsOf(filter, 'data').length > 0);
  const data = links ? elementsOf(links, 'data') : [];
  const all = (name: string) =>
    data.map((part) => attribute(part, name)).filter((value) => value !== undefined);
  const categories = links ? elementsOf(links, 'category').map((part) => attribute(part, 'name')) : [];
  const paths = LANGUAGE_TAGS.map((tag) => `/${tag}`);
  const missing = paths.filter(
    (path) => !all('path').includes(path) || !all('pathPrefix').includes(`${path}/`),
  );
  const comesBack = all('path').includes(AUTH_CALLBACK_PATH);
  return findingsIn(MANIFEST, [
    [
      attribute(links, 'autoVerify') === 'true',
      'The intent filter of links must have android:autoVerify="true": without it Android asks which app to use.',
    ],
    [
      all('scheme').join() === 'https',
      'Links must have the scheme https alone: any app may claim a scheme of its own.',
    ],
    [all('host').join() === HOST, `The host of links must be ${HOST}, which android/moien.properties names.`],
    [missing.length === 0, `Links must open ${missing.join(', ')} and what is below.`],
    [comesBack, `Links must open ${AUTH_CALLBACK_PATH}, to which providers of sign-ins come back.`],
    [
      categories.includes('android.intent.category.BROWSABLE') &&
        categories.includes('android.intent.category.DEFAULT'),
      'The intent filter of links must have the categories DEFAULT and BROWSABLE.',
    ],
  ]);
}

function checkPermissions(app: AppFiles, manifest: Element): Finding[] {
  const reasons = readReasons(app).android;
  const asked = elementsOf(manifest, 'uses-permission').map((part) => attribute(part, 'name') ?? '');
  return [
    ...asked
      .filter((name) => !reasons[name])
      .map((name) => ({ file: MANIFEST, sentence: `${name} has no reason in capacitor/permissions.json.` })),
    ...Object.keys(reasons)
      .filter((name) => !asked.includes(name))
      .map((name) => ({
        file: 'permissions.json',
        sentence: `${name} has a reason, but AndroidManifest.xml does not ask for it.`,
      })),
  ];
}

export type Reasons = { android: Record<string, string>; ios: Record<string, string> };

export function readReasons(app: AppFiles): Reasons {
  return app.parse('permissions.json', (text) => JSON.parse(text) as Reasons);
}

export function checkAndroidFiles(app: AppFiles): Finding[] {
  const { appId } = app.parse('capacitor.config.json', (text) => JSON.parse(text) as { appId: string });
  const gradle = app.text(GRADLE);
  const paths = app.parse(PATHS, parseXml);
  const extraction = app.parse(EXTRACTION, parseXml);
  const domains = (name: string) =>
    elementsOf(extraction, name)
      .flatMap((part) => elementsOf(part, 'exclude'))
      .map(({ attributes }) => attributes.domain);
  const isWhole = ['cloud-backup', 'device-transfer'].every((name) =>
    ['root', 'file', 'database', 'sharedpref', 'external'].every((domain) => domains(name).includes(domain)),
  );
  return [
    ...findingsIn(GRADLE, [
      [
        gradle.includes(`applicationId "${appId}"`),
        `applicationId must be "${appId}", as capacitor.config.json says.`,
      ],
      [
        gradle.includes(`namespace = "${appId}"`),
        `namespace must be "${appId}", as capacitor.config.json says.`,
      ],
      [
        /versionCode moien\.|versionName moien\./g.test(gradle) &&
          gradle.includes("versionCode moien.getProperty('versionCode')") &&
          gradle.includes("versionName moien.getProperty('versionName')"),
        'versionCode and versionName must come from moien.properties.',
      ],
      [
        gradle.includes("appLinkHost: moien.getProperty('appLinkHost')"),
        'The placeholder appLinkHost must come from moien.properties.',
      ],
    ]),
    ...findingsIn(PATHS, [
      [
        elementsOf(paths, 'paths').every(({ children }) =>
          children.every(({ name }) => name === 'cache-path'),
        ),
        'Only cache-path may be shared with other apps.',
      ],
    ]),
    ...findingsIn(EXTRACTION, [
      [isWhole, 'Every domain must be excluded from cloud-backup and from device-transfer.'],
    ]),
  ];
}
