import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { freePort } from '../port.ts';
import { remoteBrowserConfig } from './browser-config.ts';
import { buildDevelopmentShell } from './build.ts';
import type { BuildOptions, BuiltPackage } from './packages.ts';

export type RemoteDevServer = { origin: string; close: () => Promise<void> };

/** Serves a remote from source with hot reload, for the development shell of a running site. */
export async function startRemoteDevServer(name: BuiltPackage): Promise<RemoteDevServer> {
  await buildDevelopmentShell({ onProgress: (text) => console.log(text) });
  const port = await freePort('localhost');
  const origin = `http://localhost:${port}`;
  const options: BuildOptions = { name, version: 'source', mode: 'development' };
  const config = remoteBrowserConfig(options, { publicPath: `${origin}/`, isHot: true });
  const compiler = webpack({
    ...config,
    plugins: [...(config.plugins ?? []), new ReactRefreshPlugin({ library: name, overlay: false })],
  });
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      liveReload: false,
      headers: { 'access-control-allow-origin': '*' },
      client: { webSocketURL: `${origin.replace('http', 'ws')}/ws`, overlay: false, logging: 'warn' },
      allowedHosts: 'all',
      setupExitSignals: false,
    },
    compiler ?? undefined,
  );
  await server.start();
  return { origin, close: () => server.stop() };
}
