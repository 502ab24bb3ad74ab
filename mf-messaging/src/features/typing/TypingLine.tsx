import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import { runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './TypingLine.module.css';
import { typingStore } from './typing-store.ts';

type TypingLineProps = { conversationId: string | undefined; name: string };

/**
 * Says that the other side is writing. It has its room always, so that nothing moves. Screen readers find it
 * where it stands and do not read it out: every few seconds that would be noise, and the message is read.
 */
export const TypingLine = observer(function TypingLine({ conversationId, name }: TypingLineProps) {
  const { t } = useTranslation('messaging');
  const store = useFeatureStore(typingStore);
  const root = useRootStore();
  useEffect(() => {
    let isShown = true;
    let listener: { unsubscribe: () => void } | undefined;
    void root.realtime.then((realtime) => {
      if (isShown) listener = realtime?.events.subscribe((event) => runInAction(() => store.follow(event)));
    });
    return () => {
      isShown = false;
      listener?.unsubscribe();
      store.forget();
    };
  }, [root, store]);
  const isTyping = conversationId !== undefined && store.conversationId === conversationId;
  return <p className={styles.line}>{isTyping && t('typing', { name })}</p>;
});
