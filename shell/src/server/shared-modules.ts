import * as sharedLib from '@moien/shared-lib';
import * as i18next from 'i18next';
import * as mobx from 'mobx';
import * as mobxReactLite from 'mobx-react-lite';
import * as react from 'react';
import * as reactJsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as reactI18next from 'react-i18next';
import * as reactRouterDom from 'react-router-dom';

/** What a remote's server build asks for by name: the shell's own instances, as in the browser. */
export const sharedModules: Record<string, unknown> = {
  '@moien/shared-lib': sharedLib,
  i18next,
  mobx,
  'mobx-react-lite': mobxReactLite,
  react,
  'react/jsx-runtime': reactJsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'react-i18next': reactI18next,
  'react-router-dom': reactRouterDom,
};
