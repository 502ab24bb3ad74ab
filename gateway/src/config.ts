import {
  COMMON_VARIABLES,
  cardOriginOf,
  checkOperator,
  type EnvironmentVariables,
  listenVariables,
  mayUseKnownKeys,
  ownKeyNeeded,
  PAYMENT_VARIABLES,
  readAllowedHosts,
  readOrigin,
  readVariables,
} from '@moien/api';
import { parseRegistryKeys, REGISTRY_KEYS_PATTERN, type SiteSettings } from '@moien/contract';
import { type Static, Type } from 'typebox';
import { ANDROID_APPS_PATTERN, IOS_APPS_PATTERN } from './app-links/app-links.ts';
import { believesDevelopmentKey } from './registry/development-key.ts';

/** Printable, so that it can stand in a header as it is. */
const STORE_URL = '^https://[!-~]{1,500}$';

const Environment = Type.Object({
  ...COMMON_VARIABLES,
  ...PAYMENT_VARIABLES,
  ...listenVariables({ host: '0.0.0.0', port: 4000 }),
  ROLE: Type.Union([Type.Literal('all'), Type.Literal('gateway'), Type.Literal('api')], {
    description: 'all, gateway or api',
    default: 'all',
  }),
  /** For ROLE=gateway. */
  API_URL: Type.Optional(Type.String({ pattern: '^https?://', description: 'the origin of the API' })),
  /** Longest time in milliseconds that the API of another process may take. */
  API_TIMEOUT: Type.Integer({
    minimum: 10,
    maximum: 60_000,
    description: 'milliseconds from 10 to 60000',
    default: 15_000,
  }),
  /**
   * Longest time in milliseconds that what a document needs first, and then a remote's loader, may hold it.
   */
  LOADER_TIMEOUT: Type.Integer({
    minimum: 10,
    maximum: 30_000,
    description: 'milliseconds from 10 to 30000',
    default: 2000,
  }),
  /** Folder of what the gateway keeps. */
  MOIEN_VAR: Type.String({ minLength: 1, description: 'a folder', default: 'var' }),
  /** Files of releases: this store, else this folder. */
  RELEASES_S3_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^/@:]+:[^/@:]+@[^/?]+/[^?]+',
      description: 'an address such as https://KEY:SECRET@HOST/BUCKET?region=REGION',
    }),
  ),
  RELEASES_DIRECTORY: Type.String({ minLength: 1, description: 'a folder', default: 'var/releases' }),
  /** Where the registry that was accepted last is kept; default `registry.json` in MOIEN_VAR. */
  REGISTRY_FILE: Type.Optional(Type.String({ minLength: 1, description: 'a file' })),
  /** Whose signatures of the registry are accepted; default the development key. */
  REGISTRY_PUBLIC_KEYS: Type.Optional(
    Type.String({
      pattern: REGISTRY_KEYS_PATTERN,
      description: 'pairs such as id=key, separated by commas, with keys in base64url',
    }),
  ),
  /** Whether a developer's link may put a remote from source into one browser. */
  DEV_OVERRIDES: Type.String({ pattern: '^(on|off)$', description: 'on or off', default: 'on' }),
  /**
   * Where the map's tiles come from, for visitors who agreed to content of others; `off` when there are none.
   */
  MAP_TILES_URL: Type.String({
    pattern: '^(off|https?://[^/]+/.*\\{z\\}.*)$',
    description: 'off or an address such as https://tiles.example.com/{z}/{x}/{y}.png',
    default: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  }),
  /** Streets as vector tiles in a PMTiles file; with it nobody else is asked for tiles. */
  MAP_STREETS_FILE: Type.Optional(Type.String({ minLength: 1, description: 'a file' })),
  /**
   * Who names the country of a visitor's position, asked by the browser on their own action; `off` when
   * nobody is.
   */
  REVERSE_GEOCODING_URL: Type.String({
    pattern: '^(off|https?://[^/?#]+/[^?#]*)$',
    description: 'off or an address such as https://nominatim.example.com/reverse',
    default: 'https://nominatim.openstreetmap.org/reverse',
  }),
  /** Specification §1: what the download button says. */
  DOWNLOAD_LABEL: Type.Union([Type.Literal('sign-up'), Type.Literal('download')], {
    description: 'sign-up or download',
    default: 'download',
  }),
  /** Specification §1: where the download button leads on Android, on iOS and anywhere else. */
  DOWNLOAD_ANDROID_URL: Type.String({
    pattern: STORE_URL,
    description: 'an https address',
    default: 'https://play.google.com/store/apps/details?id=lu.moien.app',
  }),
  DOWNLOAD_IOS_URL: Type.String({
    pattern: STORE_URL,
    description: 'an https address',
    default: 'https://testflight.apple.com/',
  }),
  DOWNLOAD_DEFAULT_URL: Type.String({
    pattern: STORE_URL,
    description: 'an https address',
    default: 'https://play.google.com/apps/testing/lu.moien.app',
  }),
  /** Apps that may open links of the site. */
  ANDROID_APPS: Type.Optional(
    Type.String({
      pattern: ANDROID_APPS_PATTERN,
      description:
        'pairs such as lu.moien.app=AB:CD:…, separated by commas, with the SHA-256 fingerprint of a certificate in capitals',
    }),
  ),
  IOS_APPS: Type.Optional(
    Type.String({
      pattern: IOS_APPS_PATTERN,
      description: 'team and app such as ABCDE12345.lu.moien.app, separated by commas',
    }),
  ),
  /** This remote is served from source. */
  MOIEN_DEV_REMOTE: Type.Optional(
    Type.String({
      pattern: '^mf-[a-z0-9-]+=https?://[^/]+$',
      description: 'a remote and its origin, such as mf-name=http://localhost:3000',
    }),
  ),
});
export type GatewayConfig = Static<typeof Environment>;

/** Throws one sentence for each variable that cannot be used, without its value. */
export function readGatewayConfig(environment: EnvironmentVariables): GatewayConfig {
  const config = readVariables(Environment, environment);
  if (config.ROLE === 'gateway' && !config.API_URL)
    throw new Error('ROLE=gateway needs API_URL, the origin of the API.');
  checkKeys(config);
  checkOperator(config);
  readAllowedHosts(config.ALLOWED_HOSTS);
  const publicOrigin = readOrigin(config.PUBLIC_ORIGIN);
  return publicOrigin ? { ...config, PUBLIC_ORIGIN: publicOrigin } : config;
}

/** Beyond a developer's machine a gateway believes no registry and no link that everybody can sign. */
function checkKeys(config: GatewayConfig): void {
  const { ROLE, REGISTRY_PUBLIC_KEYS, DEV_OVERRIDES } = config;
  if (ROLE === 'api' || mayUseKnownKeys(config)) return;
  if (!believesDevelopmentKey(parseRegistryKeys(REGISTRY_PUBLIC_KEYS))) return;
  const danger =
    DEV_OVERRIDES === 'on'
      ? 'anybody can sign releases, and the links that DEV_OVERRIDES=on allows,'
      : 'anybody can sign releases';
  throw new Error(ownKeyNeeded('REGISTRY_PUBLIC_KEYS', danger));
}

/**
 * What every page is told of these.
 * @param mapStreetsUrl of the site's own streets; with them no tiles of others are needed, and no consent
 */
export function settingsOf(config: GatewayConfig, mapStreetsUrl?: string): SiteSettings {
  const mapTilesUrl = mapStreetsUrl === undefined ? unlessOff(config.MAP_TILES_URL) : undefined;
  return {
    downloadLabel: config.DOWNLOAD_LABEL,
    contactAddress: config.CONTACT_ADDRESS,
    operator: operatorOf(config),
    asksForConsent: mapTilesUrl !== undefined,
    mapTilesUrl,
    mapStreetsUrl,
    reverseGeocodingUrl: unlessOff(config.REVERSE_GEOCODING_URL),
  };
}

function operatorOf({ OPERATOR_NAME, OPERATOR_ADDRESS }: GatewayConfig): SiteSettings['operator'] {
  return OPERATOR_NAME && OPERATOR_ADDRESS ? { name: OPERATOR_NAME, address: OPERATOR_ADDRESS } : undefined;
}

export function mapTilesOriginOf({ mapTilesUrl }: SiteSettings): string | undefined {
  return originOf(mapTilesUrl);
}

/** Origins that pages call besides the site: the geocoder, and the payment provider, which gets cards. */
export function connectOriginsOf(config: GatewayConfig): string[] {
  const origins = [originOf(unlessOff(config.REVERSE_GEOCODING_URL)), originOf(cardOriginOf(config))];
  return origins.filter((origin) => origin !== undefined);
}

function unlessOff(address: string): string | undefined {
  return address === 'off' ? undefined : address;
}

function originOf(address: string | undefined): string | undefined {
  return address && new URL(address).origin;
}
