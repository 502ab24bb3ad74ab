import { MESSAGE_TEXT_MAXIMUM } from '@moien/contract';
import { useFeatureStore } from '@moien/shared-lib';
import { Button, Icon, IconButton, Textarea } from '@moien/shared-lib/ui';
import Check from 'lucide-react/icons/check';
import Pencil from 'lucide-react/icons/pencil';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AttachButton } from '../attachments/AttachButton.tsx';
import { DraftFiles } from '../attachments/DraftFiles.tsx';
import { draftFilesStore } from '../attachments/draft-files-store.ts';
import { takesFiles } from '../attachments/takes-files.ts';
import { SavedReplyMenu } from '../saved-replies/SavedReplyMenu.tsx';
import { typingStore } from '../typing/typing-store.ts';
import styles from './Composer.module.css';
import type { ThreadStore } from './thread-store.ts';

type ComposerProps = { store: ThreadStore; name: string };

/** Where one writes a message, or changes one. */
export const Composer = observer(function Composer({ store, name }: ComposerProps) {
  const { t } = useTranslation('messaging');
  const typing = useFeatureStore(typingStore);
  const drafts = useFeatureStore(draftFilesStore);
  const { editing, draft, opened, conversation, sides } = store;
  const addFiles = (files: File[]) => sides && drafts.add(sides, files);
  const [change, setChange] = useState('');
  useEffect(() => setChange(editing?.text ?? ''), [editing]);
  if (!editing)
    return (
      <MessageForm
        label={t('message-to', { name })}
        text={draft}
        onChange={(text) => {
          store.write(text);
          if (conversation && text !== '') typing.say(conversation.id);
        }}
        onSubmit={(text) => store.send(text, sides && drafts.take(sides))}
        hasFiles={sides !== undefined && drafts.of(sides).some(({ state }) => state !== 'failed')}
        files={sides && <DraftFiles sides={sides} />}
        onFiles={addFiles}
        tools={
          <>
            <AttachButton onChoose={addFiles} />
            {opened && store.isHost && (
              <SavedReplyMenu opened={opened} draft={draft} onWrite={(text) => store.write(text)} />
            )}
          </>
        }
      />
    );
  return (
    <MessageForm
      label={t('edit-message')}
      before={editing.text}
      text={change}
      onChange={setChange}
      onSubmit={async (text) => {
        if (await store.edit(editing, text)) store.change(undefined);
      }}
      onCancel={() => store.change(undefined)}
    />
  );
});

type MessageFormProps = {
  label: string;
  text: string;
  onChange: (text: string) => void;
  onSubmit: (text: string) => void;
  onCancel?: () => void;
  /** What is changed, as it was. */
  before?: string;
  /** What goes out with it; it then needs no words. */
  files?: ReactNode;
  hasFiles?: boolean;
  /** Pasted or dropped. */
  onFiles?: (files: File[]) => void;
  /** Drawn beside the form, not in it: their dialogs have forms, and HTML forbids a form in a form. */
  tools?: ReactNode;
};

/** Enter sends where there is a keyboard of its own; with Shift it begins another line. */
function MessageForm(props: MessageFormProps) {
  const {
    label,
    text,
    onChange,
    onSubmit,
    onCancel,
    before,
    tools,
    files,
    hasFiles = false,
    onFiles,
  } = props;
  const { t } = useTranslation('messaging');
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const isChange = onCancel !== undefined;
  const isEmpty = text.trim() === '' && !hasFiles;
  useEffect(() => {
    if (isChange) input.current?.focus();
  }, [isChange]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty) onSubmit(text.trim());
  };
  const sendByEnter = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel?.();
    const isNewLine =
      event.shiftKey || event.nativeEvent.isComposing || matchMedia('(pointer: coarse)').matches;
    if (event.key !== 'Enter' || isNewLine) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  return (
    <div {...(onFiles && takesFiles(onFiles))}>
      {files}
      {onCancel && (
        <div className={styles.change}>
          <Icon of={Pencil} />
          <p className={styles.before}>
            <strong>{label}</strong>
            <span>{before}</span>
          </p>
          <IconButton icon={X} label={t('cancel')} onClick={onCancel} />
        </div>
      )}
      <div className={styles.composer}>
        {tools}
        <form ref={form} className={styles.form} onSubmit={submit}>
          <Textarea
            ref={input}
            className={styles.field}
            label={label}
            isLabelHidden
            placeholder={label}
            rows={1}
            value={text}
            maxLength={MESSAGE_TEXT_MAXIMUM}
            onChange={({ target }) => onChange(target.value)}
            onKeyDown={sendByEnter}
          />
          <Button
            type="submit"
            variant={isEmpty ? 'secondary' : 'primary'}
            className={styles.send}
            aria-label={t(isChange ? 'save' : 'send')}
          >
            <Icon of={isChange ? Check : SendHorizontal} />
          </Button>
        </form>
      </div>
    </div>
  );
}
