import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

export type LightSocket = { end: () => void; closed: Promise<void> };

const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;
const LAST = 0x80;
const MASKED = 0x80;
const SHORT_MAXIMUM = 125;
const MASK_BYTES = 4;
const HEAD_END = '\r\n\r\n';

type Frame = { opcode: number; payload: Buffer; end: number };

/**
 * A websocket (RFC 6455) that hears whole messages of our server and answers its pings, and no more: of
 * thousands that come and go on one machine with the server, those of `ws` take as much of it as the server.
 * Rejects when it is refused.
 */
export async function openLightSocket(
  address: string,
  path: string,
  { cookie, onText }: { cookie: string; onText: (text: string) => void },
): Promise<LightSocket> {
  const { hostname, port, host } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  const closed = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
  socket.on('error', () => undefined);
  const lines = [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: ${address}`,
    `Cookie: ${cookie}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
  ];
  socket.write(lines.join('\r\n') + HEAD_END);
  await new Promise<void>((resolve, reject) => {
    void closed.then(() => reject(new Error('The connection was closed.')));
    listen(socket, { onText, onOpen: resolve, onRefused: reject });
  });
  return { end: () => void socket.destroy(), closed };
}

type Listener = { onText: (text: string) => void; onOpen: () => void; onRefused: (error: Error) => void };

function listen(socket: Socket, { onText, onOpen, onRefused }: Listener): void {
  let isOpen = false;
  let unread: Buffer = Buffer.alloc(0);
  const readHead = () => {
    const end = unread.indexOf(HEAD_END);
    if (end < 0) return;
    const [status = ''] = unread.toString('latin1', 0, end).split('\r\n');
    unread = unread.subarray(end + HEAD_END.length);
    isOpen = status.startsWith('HTTP/1.1 101 ');
    if (isOpen) return onOpen();
    socket.destroy();
    onRefused(new Error(`refused with ${status}`));
  };
  const obey = ({ opcode, payload }: Frame) => {
    if (opcode === TEXT) onText(payload.toString());
    else if (opcode === PING) socket.write(pongTo(payload));
    else if (opcode === CLOSE) socket.end();
  };
  socket.on('data', (data: Buffer) => {
    unread = unread.length === 0 ? data : Buffer.concat([unread, data]);
    if (!isOpen) readHead();
    if (!isOpen) return;
    for (let frame = readFrame(unread); frame; frame = readFrame(unread)) {
      unread = unread.subarray(frame.end);
      obey(frame);
    }
  });
}

/** @returns undefined until it has come as a whole; what servers send is not masked */
function readFrame(data: Buffer): Frame | undefined {
  if (data.length < 2) return undefined;
  const [first = 0, short = 0] = data;
  const begin = short <= SHORT_MAXIMUM ? 2 : short === SHORT_MAXIMUM + 1 ? 4 : 10;
  if (data.length < begin) return undefined;
  const length = begin === 2 ? short : begin === 4 ? data.readUInt16BE(2) : Number(data.readBigUInt64BE(2));
  const end = begin + length;
  return data.length < end ? undefined : { opcode: first & 0x0f, payload: data.subarray(begin, end), end };
}

/** With a mask of zeros, which changes nothing. */
function pongTo(payload: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from([LAST | PONG, MASKED | payload.length]),
    Buffer.alloc(MASK_BYTES),
    payload,
  ]);
}
