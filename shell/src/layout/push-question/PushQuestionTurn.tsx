import { WithTexts } from '@moien/shared-lib/lazy-texts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { PushQuestion } from './PushQuestion.tsx';
import { pushQuestionTexts } from './push-question-texts.ts';
import { useIsAsked } from './use-is-asked.ts';

/** The question waits for its turn, and is over with its answer. */
export const PushQuestionTurn = observer(function PushQuestionTurn() {
  const [isOver, setOver] = useState(false);
  const isAsked = useIsAsked();
  if (isOver || !isAsked) return null;
  return (
    <WithTexts namespace="push-question" texts={pushQuestionTexts}>
      <PushQuestion onAnswered={() => setOver(true)} />
    </WithTexts>
  );
});
