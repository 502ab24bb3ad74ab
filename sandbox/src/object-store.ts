import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

type Credentials = { accessKeyId: string; secretAccessKey: string; region: string };

export type S3Server = Awaited<ReturnType<typeof startS3Server>>;

/**
 * Objects in memory behind the part of the S3 protocol that we use. Every signature is computed anew from the
 * request as it arrived, after "Authenticating Requests: Using the Authorization Header (AWS Signature
 * Version 4)".
 */
export async function startS3Server(credentials: Credentials) {
  const objects = new Map<string, Buffer>();
  let failures = 0;
  let failingPath: string | undefined;
  let isNextChanged = false;
  const answer = async (request: IncomingMessage): Promise<{ status: number; body?: Buffer }> => {
    const sent = await buffer(request);
    if (failures > 0) {
      failures -= 1;
      return { status: 503 };
    }
    if (failingPath && request.url?.endsWith(failingPath)) return { status: 503 };
    const body = isNextChanged ? Buffer.concat([sent, Buffer.from('!')]) : sent;
    isNextChanged = false;
    if (!isSigned(request, credentials)) return { status: 403 };
    if (request.headers['x-amz-content-sha256'] !== sha256(body)) return { status: 400 };
    return operate(objects, request.method, decodeURIComponent(request.url ?? ''), body);
  };
  const server = createServer((request, response) => {
    void answer(request).then(({ status, body }) => response.writeHead(status).end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { accessKeyId, secretAccessKey, region } = credentials;
  return {
    url: (path: string) =>
      `http://${accessKeyId}:${encodeURIComponent(secretAccessKey)}@127.0.0.1:${port}/${path}?region=${region}`,
    paths: () => [...objects.keys()],
    failNext: (count: number) => {
      failures = count;
    },
    /** Every request for what ends so fails, until another is named. */
    failAt: (path: string | undefined) => {
      failingPath = path;
    },
    changeNextBody: () => {
      isNextChanged = true;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function operate(objects: Map<string, Buffer>, method: string | undefined, path: string, body: Buffer) {
  if (method === 'PUT') objects.set(path, body);
  if (method === 'DELETE') return { status: objects.delete(path) ? 204 : 404 };
  const object = objects.get(path);
  if (!object) return { status: 404 };
  return { status: 200, body: method === 'GET' ? object : undefined };
}

function isSigned(request: IncomingMessage, { accessKeyId, secretAccessKey, region }: Credentials): boolean {
  const date = String(request.headers['x-amz-date']);
  const scope = `${date.slice(0, 8)}/${region}/s3/aws4_request`;
  const signedHeaders = /SignedHeaders=([^,]+)/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const canonicalRequest = [
    request.method,
    request.url,
    '',
    ...signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name])}`),
    '',
    signedHeaders,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const stringToSign = ['AWS4-HMAC-SHA256', date, scope, sha256(Buffer.from(canonicalRequest))].join('\n');
  const key = scope.split('/').reduce<Buffer>(hmac, Buffer.from(`AWS4${secretAccessKey}`));
  const signature = hmac(key, stringToSign).toString('hex');
  return (
    signedHeaders.split(';').includes('host') &&
    request.headers.authorization ===
      `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${signedHeaders}, Signature=${signature}`
  );
}

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
