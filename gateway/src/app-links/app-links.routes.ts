import { AUTH_CALLBACK_PATH, LANGUAGE_TAGS } from '@moien/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { parseAndroidApps, parseIosApps } from './app-links.ts';

const AN_HOUR = 'public, max-age=3600';

/**
 * Which apps may open links of this site instead of a browser: Android and Apple fetch these files when the
 * app is installed, over https and without a redirect. They are not there where no app is named.
 */
export function serveAppLinks(
  app: FastifyInstance,
  { ANDROID_APPS, IOS_APPS }: Pick<GatewayConfig, 'ANDROID_APPS' | 'IOS_APPS'>,
): void {
  // Digital Asset Links: https://developers.google.com/digital-asset-links/v1/statements
  if (ANDROID_APPS) {
    const statements = parseAndroidApps(ANDROID_APPS).map(({ packageName, fingerprintArray }) => ({
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: packageName,
        sha256_cert_fingerprints: fingerprintArray,
      },
    }));
    app.get('/.well-known/assetlinks.json', async (_request, reply) => sendJson(reply, statements));
  }
  // https://developer.apple.com/documentation/xcode/supporting-associated-domains
  if (IOS_APPS) {
    const association = { applinks: { details: [{ appIDs: parseIosApps(IOS_APPS), components: PAGES }] } };
    app.get('/.well-known/apple-app-site-association', async (_request, reply) =>
      sendJson(reply, association),
    );
  }
}

/** Pages alone, and where providers come back to: what else the site answers, an app cannot show. */
const PAGES = [
  { '/': AUTH_CALLBACK_PATH },
  ...LANGUAGE_TAGS.flatMap((tag) => [{ '/': `/${tag}` }, { '/': `/${tag}/*` }]),
];

function sendJson(reply: FastifyReply, content: object): FastifyReply {
  return reply.header('cache-control', AN_HOUR).type('application/json; charset=utf-8').send(content);
}
