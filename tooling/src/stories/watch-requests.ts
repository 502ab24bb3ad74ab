import type { Page, Request } from 'playwright';

/** In milliseconds: a request that is never answered is waited for no longer. */
const TIMEOUT_MILLISECONDS = 10_000;

/** Knows what a page has asked for and not been answered yet. */
export function watchRequests(page: Pick<Page, 'on' | 'off' | 'once'>) {
  const open = new Set<Request>();
  const begin = (request: Request) => void open.add(request);
  const finish = (request: Request) => void open.delete(request);
  page.on('request', begin);
  page.on('requestfinished', finish);
  page.on('requestfailed', finish);

  return {
    /** @returns whether there was anything to wait for */
    async untilAnswered(): Promise<boolean> {
      const hasWaited = open.size > 0;
      while (open.size > 0) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(() => {
            open.clear();
            resolve();
          }, TIMEOUT_MILLISECONDS);
          const answered = () => {
            clearTimeout(timer);
            resolve();
          };
          page.once('requestfinished', answered);
          page.once('requestfailed', answered);
        });
      }
      return hasWaited;
    },
    end() {
      page.off('request', begin);
      page.off('requestfinished', finish);
      page.off('requestfailed', finish);
    },
  };
}
