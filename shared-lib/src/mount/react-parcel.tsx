import { Component, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Texts } from '../i18n/create-texts.ts';
import { RootStoreProvider } from '../react/RootStoreProvider.tsx';
import type { RootStore } from '../stores/root-store.ts';
import type { RemoteSlot } from './define-remote.ts';

type ParcelProps = {
  domElement: HTMLElement;
  root: RootStore;
  texts: Texts;
  subject?: string | undefined;
  /** Hears of what throws after the first render; the element is empty then. */
  onCrash: (error: unknown) => void;
};

/**
 * A single-spa parcel of a React component. Its mount rejects when the first render throws, which a plain
 * error boundary would hide.
 */
export function createReactParcel(Content: RemoteSlot['Component']) {
  let reactRoot: Root | undefined;
  return {
    bootstrap: async () => undefined,
    mount: ({ domElement, root, texts, subject, onCrash }: ParcelProps) =>
      new Promise<void>((resolve, reject) => {
        reactRoot = createRoot(domElement);
        reactRoot.render(
          <RootStoreProvider root={root} texts={texts}>
            <MountBoundary onMount={resolve} onError={reject} onCrash={onCrash}>
              <Content {...(subject !== undefined && { subject })} />
            </MountBoundary>
          </RootStoreProvider>,
        );
      }),
    unmount: async () => {
      reactRoot?.unmount();
      reactRoot = undefined;
    },
  };
}

type MountBoundaryProps = {
  onMount: () => void;
  onError: (error: unknown) => void;
  onCrash: (error: unknown) => void;
  children: ReactNode;
};

class MountBoundary extends Component<MountBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  #isMounted = false;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidMount() {
    if (this.state.hasFailed) return;
    this.#isMounted = true;
    this.props.onMount();
  }

  override componentDidCatch(error: unknown) {
    if (this.#isMounted) this.props.onCrash(error);
    else this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
