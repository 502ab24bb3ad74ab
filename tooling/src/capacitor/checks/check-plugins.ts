import { type AppFiles, type Finding, findingsIn } from './app-files.ts';

const PACKAGE = 'package.json';
const GRADLE = 'android/app/capacitor.build.gradle';
const SETTINGS = 'android/capacitor.settings.gradle';
const SWIFT = 'ios/App/CapApp-SPM/Package.swift';

/** Not plugins: these are one product with one version. */
const CORE = ['@capacitor/android', '@capacitor/cli', '@capacitor/core', '@capacitor/ios'];

/** Those that docs/mobile.md names with what each is for. */
const PLUGINS = [
  '@aparajita/capacitor-secure-storage',
  '@capacitor/app',
  '@capacitor/browser',
  '@capacitor/geolocation',
  '@capacitor/keyboard',
  '@capacitor/network',
  '@capacitor/push-notifications',
  '@capacitor/share',
  '@capacitor/splash-screen',
];

type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };

export function checkPlugins(app: AppFiles): Finding[] {
  const { dependencies, devDependencies } = app.parse(PACKAGE, (text) => JSON.parse(text) as Manifest);
  const versions = { ...dependencies, ...devDependencies };
  const plugins = Object.keys(versions).filter((name) => !CORE.includes(name));
  const loose = Object.keys(versions).filter((name) => !/^\d+\.\d+\.\d+$/.test(versions[name] ?? ''));
  const unknown = plugins.filter((name) => !PLUGINS.includes(name));
  const missing = PLUGINS.filter((name) => !plugins.includes(name));
  return [
    ...findingsIn(PACKAGE, [
      [loose.length === 0, `${loose.join(', ')} must be pinned to one version.`],
      [new Set(CORE.map((name) => versions[name])).size === 1, `${CORE.join(', ')} must have one version.`],
      [unknown.length === 0, `${unknown.join(', ')} is not among the plugins of docs/mobile.md.`],
      [missing.length === 0, `${missing.join(', ')} is missing: docs/mobile.md says what it is for.`],
    ]),
    ...checkProjects(app, plugins),
  ];
}

/** Both projects have exactly these plugins, as the last sync left them. */
function checkProjects(app: AppFiles, plugins: readonly string[]): Finding[] {
  const gradle = [...app.text(GRADLE).matchAll(/project\(':([^']+)'\)/g)].map(([, name = '']) => name);
  const wanted = plugins.map((name) => name.replace('@', '').replace('/', '-'));
  const swift = [...app.text(SWIFT).matchAll(/path: "[./]*node_modules\/([^"]+)"/g)].map(
    ([, name = '']) => name,
  );
  const settings = app.text(SETTINGS);
  const differs = (given: readonly string[], expected: readonly string[]) =>
    [...given].sort().join() !== [...expected].sort().join();
  return [
    ...findingsIn(GRADLE, [
      [!differs(gradle, wanted), 'The plugins are not those of package.json: run npm run capacitor -- sync.'],
    ]),
    ...findingsIn(SETTINGS, [
      [
        wanted.every((name) => settings.includes(`':${name}'`)),
        'The plugins are not those of package.json: run npm run capacitor -- sync.',
      ],
    ]),
    ...findingsIn(SWIFT, [
      [!differs(swift, plugins), 'The plugins are not those of package.json: run npm run capacitor -- sync.'],
      [!app.has('ios/App/Podfile'), 'The project takes Swift packages: ios/App/Podfile must not be there.'],
    ]),
  ];
}
