import { lazyPart, lazyWithRetry } from '@moien/shared-lib';
import { useContext } from 'react';
import { EnvironmentContext } from '../../environment/environment-context.ts';

/** What of the layout is not in the first scripts: the server draws it, the browser hydrates it later. */
const layout = lazyWithRetry(() => import(/* webpackChunkName: "layout" */ './parts.ts'));

const dashboard = lazyWithRetry(
  () => import(/* webpackChunkName: "dashboard" */ '../dashboard/DashboardMenu.tsx'),
);

/** A navigation would wait for the layout's code; a document does not. */
function useNextDocument(): () => void {
  const environment = useContext(EnvironmentContext);
  return () => {
    if (environment) environment.needsDocument = true;
  };
}

const layoutPart = (name: keyof typeof import('./parts.ts')) =>
  lazyPart(layout, ({ [name]: Part }) => Part, useNextDocument);

export const HeaderToolsPart = layoutPart('HeaderTools');
export const QuestionsPart = layoutPart('Questions');
export const FooterPart = layoutPart('Footer');
export const BottomMenuPart = layoutPart('BottomMenu');
export const ToastsPart = layoutPart('Toasts');
export const GreetingPart = layoutPart('Greeting');
export const AuthModalPart = layoutPart('AuthModalPlace');
export const BackgroundPart = layoutPart('Background');
export const DashboardMenuPart = lazyPart(dashboard, ({ DashboardMenu }) => DashboardMenu, useNextDocument);

/** For loaders, so that a page comes together with its menu. It never rejects: the menu may come later. */
export async function loadDashboardMenu(): Promise<void> {
  await dashboard.load().catch(() => undefined);
}
