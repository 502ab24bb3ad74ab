import { setTimeout as delay } from 'node:timers/promises';
import Fastify from 'fastify';
import { serverOptions } from '../app.ts';
import { endOnUncaught } from '../end-on-uncaught.ts';

// A server in which the kind of error that the first argument names is caught by nobody while a request is
// open.
const app = Fastify(serverOptions({ logLevel: 'fatal', trustProxy: false, publicOrigin: undefined }));
endOnUncaught(app, 1500);
app.addHook('onClose', () => (process.argv[2] === 'stuck' ? new Promise<void>(() => undefined) : undefined));
app.get('/', async () => {
  for (let count = 0; count < 3; count += 1) {
    if (process.argv[2] === 'rejection') void Promise.reject(new Error('nobody handles this'));
    else setImmediate(() => process.emit('uncaughtException', new Error('nobody catches this')));
  }
  await delay(100);
  return 'answered';
});
const answer = await fetch(await app.listen({ host: '127.0.0.1', port: 0 }));
process.stdout.write(`${await answer.text()}\n`);
