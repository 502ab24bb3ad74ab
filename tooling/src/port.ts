import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { errorCode, errorText, Problem } from './problem.ts';

const defaultPort = 4000;

/** The port that PORT names. @throws Problem when it is no port number */
export function wantedPort(value: string | undefined): number {
  if (value === undefined || value === '') return defaultPort;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Problem(`PORT is "${value}", which is not a port number between 0 and 65535.`);
}

/** Tells early, before anything is built, that the port cannot be had. @throws Problem */
export async function checkPort(port: number): Promise<void> {
  try {
    await listenOnce(port);
  } catch (error) {
    throw portProblem(port, error);
  }
}

export function portProblem(port: number, error: unknown): Problem {
  if (errorCode(error) === 'EADDRINUSE') {
    return new Problem(
      `Port ${port} is in use by another program: end it, or choose another with PORT=${port + 1} npm start.`,
    );
  }
  if (errorCode(error) === 'EACCES') {
    return new Problem(
      `Port ${port} is reserved for the system: choose another with PORT=${defaultPort} npm start.`,
    );
  }
  return new Problem(`Port ${port} cannot be opened: ${errorText(error)}.`);
}

function listenOnce(port: number, host?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host }, () => server.close(() => resolve()));
  });
}

/**
 * One that nobody listens on just now, from 20000 to 31999: systems give ports from 32768 on to outgoing
 * connections and to `listen(0)`, so none of these takes it before the caller listens on it.
 */
export async function freePort(host?: string): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    try {
      await listenOnce(port, host);
      return port;
    } catch (error) {
      if (errorCode(error) !== 'EADDRINUSE') throw error;
    }
  }
}
