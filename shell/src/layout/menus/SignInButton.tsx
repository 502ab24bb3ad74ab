import { useIsAlive, useRootStore } from '@moien/shared-lib';
import { Button, type ButtonProps } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

/**
 * Opens the sign-in modal, once an active release brings one. In the header it is quieter than what the page
 * is for.
 */
export const SignInButton = observer(function SignInButton({ isWide }: Pick<ButtonProps, 'isWide'>) {
  const { t } = useTranslation('shell');
  const { authModal, navigation } = useRootStore();
  const isAlive = useIsAlive();
  if (!navigation.fills('auth-modal')) return null;
  return (
    <Button
      {...(isWide && { variant: 'primary', isWide })}
      data-closes
      isBusy={isAlive && authModal.isAwaited}
      onClick={() => authModal.open('sign-in')}
    >
      {t('sign-in')}
    </Button>
  );
});
