import { type ButtonLook, buttonAttributes, Icon } from '@moien/shared-lib/ui';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';

type ProviderLinkProps = { url: string; variant: ButtonLook['variant']; children: ReactNode };

/** To a page of the payment provider, which leads back here. Nothing else is gone to, such as a script. */
export function ProviderLink({ url, variant, children }: ProviderLinkProps) {
  if (!/^https?:\/\//.test(url)) return null;
  return (
    <a href={url} {...buttonAttributes({ variant })}>
      {children}
      <Icon of={ArrowRight} size="small" />
    </a>
  );
}
