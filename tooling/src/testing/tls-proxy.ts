import { once } from 'node:events';
import { createServer } from 'node:https';
import { Socket } from 'node:net';
import { createProxyServer } from 'httpxy';
import { generate } from 'selfsigned';

export interface TlsProxy {
  close(): Promise<void>;
}

/**
 * What an operator has before a site: it ends TLS, with a certificate of its own making for localhost, and
 * passes requests and websockets on with `Host` as it came and `X-Forwarded-For`, `-Proto` and `-Host`.
 */
export async function startTlsProxy(port: number, target: string): Promise<TlsProxy> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  const proxy = createProxyServer({ target, xfwd: true });
  // A browser that leaves breaks its connections; what the site does not answer is a bad gateway.
  proxy.on('error', (_error, _request, response) => {
    if (response && 'writeHead' in response && !response.headersSent) response.writeHead(502);
    response?.end();
  });
  const server = createServer({ key, cert }, (request, response) => void proxy.web(request, response));
  server.on('upgrade', (request, socket, head) => {
    if (!(socket instanceof Socket)) return;
    socket.on('error', () => socket.destroy());
    void proxy.ws(request, socket, { target, xfwd: true }, head);
  });
  server.listen(port);
  await once(server, 'listening');
  return {
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
