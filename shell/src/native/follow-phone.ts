import type { LanguageTag } from '@moien/contract';
import { nativePlugin } from '@moien/shared-lib';
import { appPathOf } from './first-address.ts';
import type { AppRouter } from './follow-links.ts';

/** What the phone tells the app's page: links that open it, its back button, presses on pushes. */
export function followPhone(router: AppRouter, siteOrigin: string, languageTag: LanguageTag): void {
  const visit = (address: string) => {
    const path = appPathOf(address, siteOrigin, languageTag);
    if (path) void router.navigate(path);
    return path !== undefined;
  };
  const app = nativePlugin('App');
  app?.addListener('appUrlOpen', ({ url }) => {
    // The way back from a provider or a bank, whose page lies over the app.
    if (visit(url))
      void nativePlugin('Browser')
        ?.close()
        .catch(() => undefined);
  });
  app?.addListener('backButton', ({ canGoBack }) => {
    // Dialogs stand in the history, too.
    if (canGoBack) window.history.back();
    else void app.exitApp();
  });
  nativePlugin('PushNotifications')?.addListener('pushNotificationActionPerformed', ({ notification }) => {
    const path = notification.data?.path;
    if (typeof path === 'string') visit(new URL(path, siteOrigin).href);
  });
  void nativePlugin('SplashScreen')?.hide();
}
