import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** A folder that is being served until it is closed. */
export interface ServedFolder {
  /** Address without a slash at its end. */
  readonly origin: string;
  close(): Promise<void>;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The file that an address names, or none when it is malformed or leaves the folder. */
function fileFor(folder: string, address: string): string | undefined {
  const { pathname } = new URL(address, 'http://localhost');
  const file = join(folder, normalize(decode(pathname) ?? '/'));
  return file.startsWith(folder + sep) ? file : undefined;
}

function isPage(address: string): boolean {
  return extname(new URL(address, 'http://localhost').pathname) === '';
}

/** An answer to every address of a pattern, whether there is a file or not. */
export interface StandIn {
  readonly pattern: RegExp;
  readonly type: string;
  readonly body: string;
}

export interface ServeOptions {
  readonly standIn?: StandIn;
  /** The file that answers every path whose last part has no dot, as an app's own server does. */
  readonly page?: string;
}

/** Serves the files of a folder on a free port of this machine. */
export async function serveFolder(
  folder: string,
  { standIn, page }: ServeOptions = {},
): Promise<ServedFolder> {
  const server = createServer(async (request, response) => {
    if (standIn?.pattern.test(request.url ?? '')) {
      response
        .writeHead(200, { 'content-type': standIn.type, 'cache-control': 'max-age=600' })
        .end(standIn.body);
      return;
    }
    const address = request.url ?? '/';
    const file = page && isPage(address) ? join(folder, page) : fileFor(folder, address);
    const found = file ? await stat(file).catch(() => undefined) : undefined;
    if (!file || !found?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-length': found.size,
      'cache-control': 'max-age=600',
    });
    createReadStream(file).pipe(response);
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
