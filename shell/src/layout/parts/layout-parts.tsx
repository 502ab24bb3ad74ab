import { type ComponentType, memo, Suspense, use, useContext } from 'react';
import { EnvironmentContext } from '../../environment/environment-context.ts';
import type { TrackedPromise } from '../../platform/platform.ts';
import { untilLoaded } from './until-loaded.ts';

type Parts = typeof import('./parts.ts');

let promise: TrackedPromise<Parts> | undefined;

/** Never rejects: what the server has drawn stays, with links that work and menus that the browser opens. */
function loadParts(onFailure: () => void): Promise<Parts> {
  promise ??= load(onFailure);
  return promise;
}

function load(onFailure: () => void): TrackedPromise<Parts> {
  const loading: TrackedPromise<Parts> = untilLoaded(
    () => import(/* webpackChunkName: "layout" */ './parts.ts'),
    onFailure,
  );
  loading.then((value) => Object.assign(loading, { status: 'fulfilled', value }));
  return loading;
}

/**
 * A part of the layout whose code is not in the first scripts: the server draws it, the browser lets it come
 * alive when its code is there. It takes no properties, because a change of them before would take away what
 * the server has drawn.
 */
function lazyPart(name: keyof Parts): ComponentType {
  function Part() {
    const environment = useContext(EnvironmentContext);
    const { [name]: Loaded } = use(
      loadParts(() => {
        // A navigation would wait for the code; a document does not.
        if (environment) environment.needsDocument = true;
      }),
    );
    return <Loaded />;
  }
  return memo(function LazyPart() {
    return (
      <Suspense>
        <Part />
      </Suspense>
    );
  });
}

export const HeaderToolsPart = lazyPart('HeaderTools');
export const ConsentPart = lazyPart('ConsentRegion');
export const FooterPart = lazyPart('Footer');
export const BottomMenuPart = lazyPart('BottomMenu');
export const ToastsPart = lazyPart('Toasts');
export const GreetingPart = lazyPart('Greeting');
export const AuthModalPart = lazyPart('AuthModalPlace');
export const BackgroundPart = lazyPart('Background');
