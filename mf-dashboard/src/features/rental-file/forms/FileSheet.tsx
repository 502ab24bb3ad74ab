import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSheet } from '../../banking/forms/FormSheet.tsx';

/** The frame of this page's forms. */
export function FileSheet(props: ComponentProps<typeof FormSheet>) {
  const { t } = useTranslation('rental-file');
  return <FormSheet closeLabel={t('close')} cancelLabel={t('cancel')} {...props} />;
}
