import { DEVELOPMENT_REGISTRY_KEYS, parseRegistryKeys } from '@moien/contract';
import { type AppFiles, type Finding, findingsIn } from './app-files.ts';

/** Names that nobody can own (RFC 2606, RFC 6761). */
const NO_REAL_HOST = /(^|\.)(example|test|invalid|localhost|local)$/;

/** What a build for a store needs besides, and a clone does not have. */
export function checkStore(app: AppFiles): Finding[] {
  const { host, registryPublicKeys } = app.settings();
  const known = new Set(Object.values(DEVELOPMENT_REGISTRY_KEYS));
  return [
    ...findingsIn('app.json', [
      [!NO_REAL_HOST.test(host), `host is ${host}, which is nobody’s: name the site’s.`],
      [
        !Object.values(parseRegistryKeys(registryPublicKeys)).some((key) => known.has(key)),
        'registryPublicKeys has the development key, with which anybody can sign releases: name the site’s.',
      ],
    ]),
    ...findingsIn('www', [[app.has('www'), 'There is no web folder: run npm run capacitor -- sync.']]),
    ...findingsIn('android/app/google-services.json', [
      [
        app.has('android/app/google-services.json'),
        'The file is missing, without which Android is sent no notifications.',
      ],
    ]),
  ];
}
