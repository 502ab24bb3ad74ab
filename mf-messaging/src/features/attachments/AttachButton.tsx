import { UPLOAD_TYPES } from '@moien/contract';
import { IconButton } from '@moien/shared-lib/ui';
import Paperclip from 'lucide-react/icons/paperclip';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** A phone that keeps HEIC makes JPEG of it for who names JPEG and not HEIC. */
const ACCEPTED = UPLOAD_TYPES.join(',');

export function AttachButton({ onChoose }: { onChoose: (files: File[]) => void }) {
  const { t } = useTranslation('messaging');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton icon={Paperclip} label={t('attach')} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
