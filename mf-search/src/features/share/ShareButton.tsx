import { useRootStore } from '@moien/shared-lib';
import { Button, Icon } from '@moien/shared-lib/ui';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../lazy/use-lazy-dialog.ts';
import { shareLink } from './share-link.ts';

const load = () => import(/* webpackChunkName: "property-dialogs" */ './ShareDialog.tsx');

/** Gives the address of the page on: by the phone's own sheet, or copied, or shown to be copied by hand. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation('search');
  const { toast } = useRootStore();
  const [shown, setShown] = useState<string>();
  const close = () => setShown(undefined);
  const module = useLazyDialog(load, shown !== undefined, close);
  const share = async () => {
    const { pathname, search, hash } = window.location;
    // Of the site, also in the app, whose page has another origin.
    const url = new URL(pathname + search + hash, document.baseURI).href;
    const outcome = await shareLink({ title, url });
    if (outcome === 'copied') toast.show('success', t('link-copied'));
    if (outcome === 'refused') setShown(url);
  };
  return (
    <>
      <Button variant="quiet" onClick={() => void share()}>
        <Icon of={Share2} size="small" />
        <span>{t('share')}</span>
      </Button>
      {module && <module.ShareDialog url={shown} onClose={close} />}
    </>
  );
}
