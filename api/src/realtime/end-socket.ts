import type { WebSocket } from 'ws';

const CLOSE_TIMEOUT_MILLISECONDS = 1000;

/** Says why, and ends a connection whose other end does not leave by itself. */
export function endSocket(socket: WebSocket, code: number): void {
  const late = setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MILLISECONDS).unref();
  socket.once('close', () => clearTimeout(late));
  socket.close(code);
}
