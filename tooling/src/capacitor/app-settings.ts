import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REGISTRY_KEYS_PATTERN } from '@moien/contract';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { rootDirectory } from '../paths.ts';
import { Problem } from '../problem.ts';

/** The folder of the app. */
export const appFolder = join(rootDirectory, 'capacitor');

const AppSettings = Type.Object(
  {
    /** Host of the site, which the app calls and whose links it opens. */
    host: Type.String({ pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)+$' }),
    /** Stores want a higher number with each upload. */
    build: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }),
    /** Whose signatures of the registry the app believes, as REGISTRY_PUBLIC_KEYS. */
    registryPublicKeys: Type.String({ pattern: REGISTRY_KEYS_PATTERN }),
  },
  { additionalProperties: false },
);
export type AppSettings = Static<typeof AppSettings>;

/** @throws Problem when `app.json` is not as docs/mobile.md describes it */
export function parseAppSettings(text: string): AppSettings {
  try {
    return Value.Parse(AppSettings, JSON.parse(text));
  } catch {
    throw new Problem(
      'capacitor/app.json must have host (a host name), build (a whole number from 1) and registryPublicKeys (id=key, with keys in base64url), and nothing else.',
    );
  }
}

/** The version of the product, which is the app's. */
export function readProductVersion(): string {
  return JSON.parse(readFileSync(join(rootDirectory, 'package.json'), 'utf8')).version;
}
