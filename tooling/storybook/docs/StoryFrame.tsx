import { type ComponentPropsWithRef, useContext } from 'react';
import { PageGlobals } from './page-globals.ts';

export interface StoryFrameProps extends Omit<ComponentPropsWithRef<'iframe'>, 'src'> {
  /** Its id. */
  story: string;
  title: string;
}

/** A story in a window of its own, with what the toolbar says. */
export function StoryFrame({ story, ...frame }: StoryFrameProps) {
  const { theme, locale, textSize } = useContext(PageGlobals);
  const globals = `theme:${theme};locale:${locale};textSize:${textSize}`;
  return (
    <iframe
      loading="lazy"
      {...frame}
      title={frame.title}
      src={`iframe.html?id=${story}&viewMode=story&globals=${globals}`}
    />
  );
}
