import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll } from '@moien/tooling/webpack/build';
import { type GatewayProcess, type SiteResources, startGatewayProcess } from '../site/gateway-process.ts';
import { copyDrawnInBrowser, copyProduct, makeSiteFolder } from '../site/site-folder.ts';
import { buildMonolith } from './monolith/build-monolith.ts';

/**
 * Where each build answers, once with pages drawn by the server and once with remotes drawn in the browser.
 */
export interface Sites {
  readonly server: { monolith: string; product: string };
  readonly browser: { monolith: string; product: string };
  close(): Promise<void>;
}

/** Builds what is to be compared and serves it with the same gateway, in four processes. */
export async function openSites(resources: SiteResources): Promise<Sites> {
  const folder = mkdtempSync(join(tmpdir(), 'moien-bench-federation-'));
  const at = (name: string) => join(folder, name);
  await buildAll({ onProgress: () => undefined });
  copyProduct(at('product'));
  makeSiteFolder(at('monolith'));
  await buildMonolith(at('monolith'));
  copyDrawnInBrowser(at('product'), at('product-in-browser'));
  copyDrawnInBrowser(at('monolith'), at('monolith-in-browser'));
  const processes: GatewayProcess[] = [];
  const start = async (name: string) => {
    const process = await startGatewayProcess(at(name), resources);
    processes.push(process);
    return process.origin;
  };
  const close = async () => {
    await Promise.all(processes.map((process) => process.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return {
      server: { monolith: await start('monolith'), product: await start('product') },
      browser: { monolith: await start('monolith-in-browser'), product: await start('product-in-browser') },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
