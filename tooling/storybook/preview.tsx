import type { Preview } from '@storybook/react-webpack5';
import '@moien/shared-lib/ui/tokens.css';
import '@moien/shared-lib/ui/reset.css';
import '@moien/shared-lib/ui/scroll-edges.css';
import '@moien/shared-lib/ui/view-transitions.css';
import '@moien/shared-lib/ui/fonts.css';
import { decorators } from './decorators.tsx';
import { LazyContainer, LazyPage } from './docs/lazy-docs.tsx';
import { offeredTextSizes } from './docs/page-globals.ts';
import { kitControls } from './kit/controls.ts';

const viewports = {
  phone: { name: 'Phone, 390 × 844', type: 'mobile', styles: { width: '390px', height: '844px' } },
  smallPhone: { name: 'Small phone, 320 × 568', type: 'mobile', styles: { width: '320px', height: '568px' } },
  tablet: { name: 'Tablet, 820 × 1180', type: 'tablet', styles: { width: '820px', height: '1180px' } },
  desktop: { name: 'Desktop, 1440 × 900', type: 'desktop', styles: { width: '1440px', height: '900px' } },
};

const preview: Preview = {
  decorators,
  argTypesEnhancers: [kitControls],
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: {
      container: LazyContainer,
      page: LazyPage,
      // Drawing each story's JSX as text would cost every story, also in the checks.
      source: { type: 'code' },
      canvas: { sourceState: 'none' },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Journeys',
          [
            'First visit',
            'Find a home',
            'Book and pay',
            'A stay as a guest',
            'A stay as a host',
            'When nothing fits',
            'Sign up',
            'Sign in',
            'A new password',
            'Look after the account',
            'Apply for the beta',
            'Newsletter',
          ],
          'Foundations',
          'Kit',
          'Shell',
          'Search',
        ],
      },
    },
    viewport: { options: viewports },
    a11y: {
      options: { runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] } },
    },
  },
  initialGlobals: { theme: 'light', locale: 'en', textSize: 'normal' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'fr', title: 'Français' },
          { value: 'de', title: 'Deutsch' },
        ],
      },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        title: 'Text size',
        icon: 'paragraph',
        dynamicTitle: true,
        items: offeredTextSizes,
      },
    },
  },
};

export default preview;
