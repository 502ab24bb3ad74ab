import { AUTH_PARAMETER, type AuthProvider, NEXT_PARAMETER } from '@moien/contract';
import { nativePlatform, nativePlugin, type RootStore } from '@moien/shared-lib';
import { makeAutoObservable, runInAction } from 'mobx';
import { createState, type ProviderJourney, writeProviderJourney } from './provider-journey.ts';

/** The providers that are configured, and the way to them. */
export class ProviderStore {
  providers: AuthProvider[] = [];
  readonly #api: Pick<RootStore['api'], 'call' | 'request'>;
  readonly #leave: (address: string) => void;
  #answer: Promise<void> | undefined;

  /**
   * @param known what the page came with; undefined when it came without
   * @param leave goes to an address of the API, which leads on to the provider
   */
  constructor(
    api: Pick<RootStore['api'], 'call' | 'request'>,
    known?: AuthProvider[],
    leave: (address: string) => void = (address) => window.location.assign(address),
  ) {
    this.#api = api;
    this.#leave = leave;
    if (known) {
      this.providers = known;
      this.#answer = Promise.resolve();
    }
    makeAutoObservable(this);
  }

  /** Asked once; where no answer comes, there are no buttons until the next time. */
  load(): Promise<void> {
    this.#answer ??= this.#ask();
    return this.#answer;
  }

  /**
   * @param next path of the site to go on to
   * @returns false where the browser keeps nothing, without which the way back cannot be trusted
   */
  begin(provider: string, next: string): boolean {
    const state = createState();
    if (!writeProviderJourney({ state, provider, next })) return false;
    if (nativePlatform()) void this.#open({ state, provider, next });
    else this.#leave(`/api/auth/providers/${encodeURIComponent(provider)}?${new URLSearchParams({ state })}`);
    return true;
  }

  /** Providers want their pages in the system's browser, where the app reads nothing (RFC 8252 §6). */
  async #open({ provider: id, ...journey }: Pick<ProviderJourney, 'state' | 'provider' | 'next'>) {
    const opened = await this.#api.request('openProviderSignIn', {
      path: { id },
      body: { state: journey.state },
    });
    if (!opened) return;
    writeProviderJourney({ provider: id, ...journey, flow: opened.flow });
    await nativePlugin('Browser')?.open({ url: opened.url });
  }

  async #ask() {
    const outcome = await this.#api.call('getAuthProviders');
    if (outcome.kind !== 'ok') {
      this.#answer = undefined;
      return;
    }
    runInAction(() => {
      this.providers = outcome.value.providerArray;
    });
  }
}

/** Where somebody is, without what opened the modal: there they go on after they have signed in. */
export function pathOfPage({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(AUTH_PARAMETER);
  parameters.delete(NEXT_PARAMETER);
  const query = parameters.toString();
  return `${pathname}${query && `?${query}`}${hash}`;
}
