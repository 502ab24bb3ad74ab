export { ApiClient, CallError, callError } from './api/api-client.ts';
export type { CallOutcome } from './api/call-outcome.ts';
export { importFresh } from './api/import-fresh.ts';
export { refuseUnknown } from './api/refuse-unknown.ts';
export type { Transport, TransportRequest, TransportResponse } from './api/transport.ts';
export { addTexts, createTexts, overrideTexts, type TextResources, type Texts } from './i18n/create-texts.ts';
export type { TextFunction } from './i18n/text-function.ts';
export {
  defineRemote,
  defineRoute,
  type LoaderContext,
  type RemoteModule,
  type RemoteRoute,
  type RemoteSlot,
} from './mount/define-remote.ts';
export type { Head } from './mount/head.ts';
export { createReactParcel } from './mount/react-parcel.tsx';
export { type NativePlatform, nativePlatform } from './native/native-platform.ts';
export { nativePlugin } from './native/plugins.ts';
export { RouteLink } from './navigation/RouteLink.tsx';
export { type LazyCode, lazyPart, lazyWithRetry } from './react/lazy-with-retry.tsx';
export { PageSlot, PageSlotContext } from './react/PageSlot.tsx';
export { RootStoreProvider, useFeatureStore, useRootStore } from './react/RootStoreProvider.tsx';
export { useBackCloses } from './react/use-back-closes.ts';
export { useIsAlive } from './react/use-is-alive.ts';
export { type LazyModule, useLazyModule } from './react/use-lazy-module.ts';
export { useSession } from './react/use-session.ts';
export {
  type RecentPlace,
  readStored,
  type StoredGuestCounts,
  type StoredValues,
  writeStored,
} from './storage/stored-value.ts';
export { AUTH_MODAL_MODES, type AuthModalMode, type AuthPurpose } from './stores/auth-modal-store.ts';
export type { FeatureStore } from './stores/feature-stores.ts';
export type { Grow } from './stores/navigation-store.ts';
// Releases published before the rename import it as AnswerKeeper.
export { ResponseCache as AnswerKeeper, ResponseCache } from './stores/response-cache.ts';
export {
  createRootStore,
  type FeatureStoreDefinition,
  type RootStore,
  type RootStoreOptions,
} from './stores/root-store.ts';
export type { SessionChange, ShownSession } from './stores/session-store.ts';
export type { Toast, ToastAction, ToastVariant } from './stores/toast-store.ts';
