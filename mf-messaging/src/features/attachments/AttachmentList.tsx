import { type Attachment, attachmentPath } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Icon, VisuallyHidden } from '@moien/shared-lib/ui';
import FileText from 'lucide-react/icons/file-text';
import ImageIcon from 'lucide-react/icons/image';
import { useTranslation } from 'react-i18next';
import styles from './AttachmentList.module.css';
import { FileName } from './FileName.tsx';
import { fileSize } from './file-size.ts';

type AttachmentListProps = {
  attachments: readonly Attachment[];
  /** Who has sent them; without, one's own. */
  name: string | undefined;
};

/** The longer edge of a picture in a conversation, in CSS pixels. */
const EDGE = 320;

/** Pictures in boxes that are there before they are, several of them as a grid, and PDFs by name. */
export function AttachmentList({ attachments, name }: AttachmentListProps) {
  const pictures = attachments.filter(({ kind }) => kind !== 'pdf');
  const pdfs = attachments.filter(({ kind }) => kind === 'pdf');
  return (
    <>
      {pictures.length > 0 && (
        <ul className={styles.pictures} data-is-grid={pictures.length > 1 || undefined}>
          {pictures.map((attachment) => (
            <li key={attachment.id}>
              <PictureLink attachment={attachment} name={name} />
            </li>
          ))}
        </ul>
      )}
      {pdfs.length > 0 && (
        <ul className={styles.pdfs}>
          {pdfs.map((attachment) => (
            <li key={attachment.id}>
              <PdfLink attachment={attachment} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function PictureLink({ attachment, name }: { attachment: Attachment; name: string | undefined }) {
  const { t } = useTranslation('messaging');
  const { id, width, height } = attachment;
  const scale = Math.min(1, EDGE / Math.max(width ?? EDGE, height ?? EDGE));
  const pixels = (edge: number | null) => Math.max(1, Math.round((edge ?? EDGE) * scale));
  return (
    <a className={styles.picture} href={attachmentPath(id)} target="_blank" rel="noopener">
      <Icon of={ImageIcon} />
      <img
        src={attachmentPath(id, 640)}
        width={pixels(width)}
        height={pixels(height)}
        alt={name === undefined ? t('picture-own') : t('picture-of', { name })}
        decoding="async"
      />
      <VisuallyHidden>{t('new-tab')}</VisuallyHidden>
    </a>
  );
}

function PdfLink({ attachment: { id, name, size } }: { attachment: Attachment }) {
  const { t } = useTranslation('messaging');
  const { languageTag } = useRootStore();
  return (
    <a className={styles.pdf} href={attachmentPath(id)} download={name}>
      <span className={styles.mark}>
        <Icon of={FileText} />
      </span>
      <span className={styles.texts}>
        <FileName name={name} />
        <span className={styles.size}>{t('pdf-size', { size: fileSize(size, languageTag) })}</span>
      </span>
    </a>
  );
}
