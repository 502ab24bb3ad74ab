import { PASSWORD_MAXIMUM } from '@moien/contract';
import { Button, PasswordField } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { SignInStore } from '../auth-flow/sign-in-store.ts';
import { EmailField } from '../forms/EmailField.tsx';
import styles from '../forms/Step.module.css';
import { StepForm } from '../forms/StepForm.tsx';
import { useFieldErrors } from '../forms/use-field-errors.ts';

export const PasswordSignIn = observer(function PasswordSignIn({ signIn }: { signIn: SignInStore }) {
  const { t } = useTranslation('auth');
  const { form } = signIn;
  const errorOf = useFieldErrors(form);
  return (
    <StepForm
      label={t('auth-sign-in')}
      form={form}
      onSubmit={() => signIn.signInWithPassword()}
      submitLabel={t('auth-sign-in')}
    >
      <EmailField
        autoComplete="username"
        value={signIn.email}
        onChange={(value) => signIn.set('email', value)}
        error={errorOf('email')}
      />
      <div className={styles.group}>
        <PasswordField
          label={t('auth-password')}
          name="password"
          autoComplete="current-password"
          showLabel={t('auth-show-password')}
          hideLabel={t('auth-hide-password')}
          maxLength={PASSWORD_MAXIMUM}
          required
          value={signIn.password}
          onChange={({ target }) => signIn.set('password', target.value)}
          error={errorOf('password')}
        />
        <Button className={styles.aside} variant="quiet" onClick={() => signIn.openForgotten()}>
          {t('auth-forgotten')}
        </Button>
      </div>
    </StepForm>
  );
});
