import type { Guide } from '@moien/shared-lib/ui/guide';
import { Canvas, Controls, DocsContext, Primary, useOf } from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { entryAddress } from '../docs/entry-address.ts';
import { FramedStory } from './FramedStory.tsx';
import styles from './KitPage.module.css';
import { Tokens } from './Tokens.tsx';

/**
 * The page of a component of the kit: its guide between its first story with controls and its other states.
 */
export default function KitPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const guide: Guide = preparedMeta.parameters.guide;
  return (
    <>
      <Text>
        <h1>{name}</h1>
        <p className={styles.purpose}>{guide.purpose}</p>
      </Text>
      <FirstStory />
      <Controls />
      <Text>
        <div className={styles.columns}>
          <List title="When to use it" of={guide.use} />
          <List title="When not" of={guide.avoid} />
          <List title="Do" of={guide.do} mark="do" />
          <List title="Do not" of={guide.dont} mark="dont" />
          <List title="Keyboard" of={guide.keyboard} />
          <List title="Screen readers" of={guide.screenReader} />
        </div>
        <Tokens component={name} />
      </Text>
      <States />
    </>
  );
}

/** Without the type of Storybook's own pages. */
function Text({ children }: { children: ReactNode }) {
  return <div className={`${styles.text} sb-unstyled`}>{children}</div>;
}

function List({ title, of, mark }: { title: string; of: readonly string[]; mark?: 'do' | 'dont' }) {
  return (
    <section className={styles.section} data-mark={mark}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {of.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

function FirstStory() {
  const [first] = useContext(DocsContext).componentStories();
  return first && isFramed(first) ? <FramedStory story={first} /> : <Primary />;
}

/**
 * What opens over the page, or does something when it opens, has a window of its own, so that several do not
 * compete.
 */
function isFramed({ playFunction, parameters }: PreparedStory): boolean {
  return playFunction !== undefined || parameters.docs?.story?.inline === false;
}

/** The other stories. */
function States() {
  const [, ...stories] = useContext(DocsContext).componentStories();
  if (stories.length === 0) return null;
  return (
    <Text>
      <section className={styles.section}>
        <h2>Other states</h2>
        <div className={styles.states}>
          {stories.map((story) => (
            <div key={story.id} className={styles.state}>
              <h3>
                <a href={entryAddress(story.id)} target="_top">
                  {story.name}
                </a>
              </h3>
              {story.parameters.docs?.description?.story && <p>{story.parameters.docs.description.story}</p>}
              {isFramed(story) ? <FramedStory story={story} isStill /> : <Canvas of={story.moduleExport} />}
            </div>
          ))}
        </div>
      </section>
    </Text>
  );
}
