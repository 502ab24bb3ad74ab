/** Caches of a browser in memory: by address alone, oldest first. */
export class MemoryCaches {
  readonly stores = new Map<string, Map<string, Response>>();

  open = async (name: string): Promise<Cache> => this.cacheOf(name) as Cache;

  private cacheOf(name: string): Partial<Cache> {
    const store = this.stores.get(name) ?? new Map<string, Response>();
    this.stores.set(name, store);
    return {
      match: async (key: RequestInfo) => store.get(addressOf(key))?.clone(),
      put: async (key: RequestInfo, response: Response) => {
        store.delete(addressOf(key));
        store.set(addressOf(key), response);
      },
      delete: async (key: RequestInfo) => store.delete(addressOf(key)),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
    };
  }

  keys = async () => [...this.stores.keys()];

  delete = async (name: string) => this.stores.delete(name);

  addresses(name: string): string[] {
    return [...(this.stores.get(name)?.keys() ?? [])];
  }
}

function addressOf(key: RequestInfo): string {
  return typeof key === 'string' ? key : key.url;
}
