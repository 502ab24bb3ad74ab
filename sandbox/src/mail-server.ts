import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export type ReceivedMail = {
  from: string;
  to: string[];
  /** As it came: headers, an empty line, the body. */
  source: string;
  /**
   * One header with its folded lines joined; `undefined` when the mail has none or more than one of that
   * name.
   */
  header: (name: string) => string | undefined;
};

export type SmtpServer = {
  url: string;
  mails: ReceivedMail[];
  /** Resolves when so many mails have come in all. */
  received: (count: number) => Promise<ReceivedMail[]>;
  /** Resolves when so many tries were refused in all. */
  refused: (count: number) => Promise<void>;
  /** While true, every mail is refused for now. */
  isBusy: boolean;
  /** While true, mails are begun and neither taken nor refused, until `letGo`. */
  isHolding: boolean;
  /** Resolves when so many mails have been begun and are held. */
  held: (count: number) => Promise<void>;
  letGo: () => void;
  close: () => Promise<void>;
};

/** As much of RFC 5321 as a client needs to hand over mails. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  const watchers = new Set<() => void>();
  const heldMails: (() => void)[] = [];
  let refusals = 0;
  const notify = () => {
    for (const watch of watchers) watch();
  };
  const when = (isSo: () => boolean) =>
    new Promise<void>((resolve) => {
      const watch = () => {
        if (!isSo()) return;
        watchers.delete(watch);
        resolve();
      };
      watchers.add(watch);
      watch();
    });
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    converse(socket, {
      isBusy: () => smtp.isBusy,
      hold: (resume) => {
        if (!smtp.isHolding) return resume();
        heldMails.push(resume);
        notify();
      },
      onRefused: () => {
        refusals += 1;
        notify();
      },
      onMail: (mail) => {
        smtp.mails.push(mail);
        notify();
      },
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const smtp: SmtpServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails: [],
    isBusy: false,
    isHolding: false,
    held: (count) => when(() => heldMails.length >= count),
    letGo: () => {
      smtp.isHolding = false;
      for (const resume of heldMails.splice(0)) resume();
    },
    received: async (count) => {
      await when(() => smtp.mails.length >= count);
      return smtp.mails;
    },
    refused: (count) => when(() => refusals >= count),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
  return smtp;
}

type Conversation = {
  isBusy: () => boolean;
  hold: (resume: () => void) => void;
  onRefused: () => void;
  onMail: (mail: ReceivedMail) => void;
};

function converse(socket: Socket, { isBusy, hold, onRefused, onMail }: Conversation): void {
  const say = (line: string) => void socket.write(`${line}\r\n`);
  let from = '';
  let to: string[] = [];
  let data: string[] | undefined;
  const takeData = (lines: string[], line: string) => {
    if (line !== '.') return void lines.push(line.replace(/^\.\./, '.'));
    const source = lines.join('\r\n');
    onMail({ from, to, source, header: (name) => headerOf(source, name) });
    [to, data] = [[], undefined];
    say('250 taken');
  };
  const commands: Record<string, (address: string) => void> = {
    MAIL: (address) => {
      from = address;
      hold(() => {
        say(isBusy() ? '451 not now' : '250 ok');
        if (isBusy()) onRefused();
      });
    },
    RCPT: (address) => {
      to.push(address);
      say('250 ok');
    },
    DATA: () => {
      data = [];
      say('354 go on');
    },
    QUIT: () => void socket.end('221 bye\r\n'),
  };
  say('220 test ESMTP');
  createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY }).on('line', (line) => {
    if (data) return takeData(data, line);
    const command = commands[line.slice(0, 4).toUpperCase()] ?? (() => say('250 test'));
    command(/<([^>]*)>/.exec(line)?.[1] ?? '');
  });
}

function headerOf(source: string, name: string): string | undefined {
  const head = source.slice(0, source.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const found = head.split('\r\n').filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return found.length === 1 ? found[0]?.slice(name.length + 1).trim() : undefined;
}
