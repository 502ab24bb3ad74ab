import { isLanguageTag } from '@moien/contract';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect } from 'react';
import { showStartupFailure } from './startup-failure.ts';

function StartupFailure({ locale }: { locale: string }) {
  useEffect(() => {
    const languageTag = isLanguageTag(locale) ? locale : 'en';
    showStartupFailure('an example', {
      retry: () => undefined,
      isNative: false,
      languageTag,
      log: () => undefined,
    });
    return () => document.querySelector('body > [role="alert"]')?.remove();
  }, [locale]);
  return null;
}

const meta: Meta<typeof StartupFailure> = {
  title: 'Shell/StartupFailure',
  component: StartupFailure,
  args: { locale: 'en' },
};
export default meta;

type Story = StoryObj<typeof StartupFailure>;

export const English: Story = {};
export const German: Story = { tags: ['phone'], args: { locale: 'de' } };
