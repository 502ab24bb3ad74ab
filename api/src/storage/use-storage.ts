import type { FastifyInstance } from 'fastify';
import { createStorage, type Storage } from './storage.ts';

declare module 'fastify' {
  interface FastifyInstance {
    storage: Storage;
  }
}

/** The storage of a server: the API and the gateway around it have one. */
export function useStorage(app: FastifyInstance): Storage {
  if (!app.hasDecorator('storage')) {
    const storage = createStorage(app.log);
    app.decorate('storage', storage);
    app.addHook('onClose', async () => storage.close());
  }
  return app.storage;
}
