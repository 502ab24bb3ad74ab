import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';
import { STORY_ARGS_UPDATED } from 'storybook/internal/core-events';
import type { Args, PreparedStory } from 'storybook/internal/types';
import { StoryFrame } from '../docs/StoryFrame.tsx';
import { settableArgs } from './controls.ts';
import styles from './KitPage.module.css';

interface FramedWindow {
  __STORYBOOK_PREVIEW__?: { onUpdateArgs(update: { storyId: string; updatedArgs: Args }): void };
}

/**
 * A story in a window of its own, which follows the controls of the page.
 * @param isStill it is only looked at: it cannot take the focus, which would scroll the page to it
 */
export function FramedStory({
  story: { id, name },
  isStill = false,
}: {
  story: PreparedStory;
  isStill?: boolean;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const args = useChangedArgs(id);
  useEffect(() => {
    const framed = frame.current?.contentWindow as FramedWindow | null | undefined;
    if (args) framed?.__STORYBOOK_PREVIEW__?.onUpdateArgs({ storyId: id, updatedArgs: JSON.parse(args) });
  }, [id, args]);
  return <StoryFrame ref={frame} className={styles.frame} story={id} title={name} inert={isStill} />;
}

/**
 * What the controls have changed, as JSON: the frame tells of the same change again, which must not be
 * another one.
 */
function useChangedArgs(id: string): string | undefined {
  const { channel } = useContext(DocsContext);
  const [changed, setChanged] = useState<string>();
  useEffect(() => {
    const follow = ({ storyId, args }: { storyId: string; args: Args }) => {
      if (storyId === id) setChanged(settableArgs(args));
    };
    channel.on(STORY_ARGS_UPDATED, follow);
    return () => channel.off(STORY_ARGS_UPDATED, follow);
  }, [channel, id]);
  return changed;
}
