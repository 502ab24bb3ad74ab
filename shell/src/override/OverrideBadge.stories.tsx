import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useTranslation } from 'react-i18next';
import { OverrideBadge } from './OverrideBadge.tsx';

const meta = {
  title: 'Shell/OverrideBadge',
  component: OverrideBadge,
  args: {
    override: {
      remote: {
        name: 'mf-search',
        owner: 'Search',
        mountContract: 1,
        supportedShells: '^0.1.0',
        routes: [],
        slots: [],
        textNamespaces: ['search'],
        byteBudget: 1,
      },
      version: 'source',
      base: 'http://localhost:3000/',
      entry: 'entry.js',
      preload: {},
      isDevelopment: true,
      overrideUntil: '2026-05-04T16:00:00.000Z',
    },
    texts: undefined as never,
  },
  render: function Rendered({ override }) {
    const { i18n } = useTranslation('shell');
    return <OverrideBadge override={override} texts={i18n} />;
  },
} satisfies Meta<typeof OverrideBadge>;
export default meta;

export const FromSource: StoryObj<typeof meta> = {};
