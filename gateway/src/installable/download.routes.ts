import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { type Device, deviceOf } from './download-target.ts';

export type DownloadTargets = Record<Device, string>;

export function downloadTargetsOf(config: GatewayConfig): DownloadTargets {
  return {
    android: config.DOWNLOAD_ANDROID_URL,
    ios: config.DOWNLOAD_IOS_URL,
    other: config.DOWNLOAD_DEFAULT_URL,
  };
}

/**
 * Specification §1: the store listing by device. An iPad that says it is a Mac may be helped by
 * `?device=ios`.
 */
export function serveDownload(app: FastifyInstance, targets: DownloadTargets): void {
  app.get<{ Querystring: { device?: unknown } }>('/download', async (request, reply) => {
    const { device } = request.query;
    const named = device === 'ios' || device === 'android' ? device : undefined;
    return reply
      .headers({ 'cache-control': 'no-store', vary: 'user-agent', 'x-robots-tag': 'noindex' })
      .redirect(targets[named ?? deviceOf(request.headers['user-agent'])], 302);
  });
}
