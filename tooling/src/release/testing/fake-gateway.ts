import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  REGISTRY_FORMAT,
  type Release,
  type ShellProvisions,
  type SignedRegistry,
  toOffer,
} from '@moien/contract';

export type Asked = { method: string; path: string; authorization: string | undefined; body: unknown };
type Answer = { status?: number; body: unknown };

export type FakeGateway = {
  url: string;
  asked: Asked[];
  /** By `GET /path`, what is answered; a function is asked each time. */
  answers: Map<string, Answer | (() => Answer)>;
  close: () => Promise<void>;
};

/** A server that answers what it was told to, and 404 in the form of the API else. */
export async function startFakeGateway(): Promise<FakeGateway> {
  const asked: Asked[] = [];
  const answers: FakeGateway['answers'] = new Map();
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const content = await text(request);
    asked.push({
      method,
      path,
      authorization: headers.authorization,
      body: content ? JSON.parse(content) : undefined,
    });
    const found = answers.get(`${method} ${path}`);
    const { status = 200, body } = (typeof found === 'function' ? found() : found) ?? {
      status: 404,
      body: problem(404, 'not-found', `There is no ${path} here.`),
    };
    response
      .writeHead(status)
      .end(Buffer.isBuffer(body) || typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    answers,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export function problem(status: number, code: string, message: string) {
  return { type: 'about:blank', title: code, status, code, message };
}

/** The registry with these releases, the active one of each remote first. */
export function registryOf(sequence: number, releases: Release[]): SignedRegistry {
  const names = [...new Set(releases.map(({ remote }) => remote.name))];
  const remotes = names.map((name) => ({
    name,
    offers: releases.filter(({ remote }) => remote.name === name).map(toOffer),
  }));
  return {
    payload: JSON.stringify({ format: REGISTRY_FORMAT, sequence, remotes }),
    expiresAt: '2100-01-01T00:00:00.000Z',
    keyId: 'development',
    signature: `${'A'.repeat(86)}==`,
  };
}

/** Serves these releases and this shell, as a gateway does. */
export function serveLive(gateway: FakeGateway, releases: Release[], shell: ShellProvisions): void {
  gateway.answers.set('GET /registry', { body: registryOf(7, releases) });
  gateway.answers.set('GET /', { body: `<script src="/assets/${shell.version}/shell.js"></script>` });
  gateway.answers.set(`GET /assets/${shell.version}/provisions.json`, { body: shell });
  for (const release of releases)
    gateway.answers.set(`GET /api/releases/${release.remote.name}/${release.version}`, { body: release });
}
