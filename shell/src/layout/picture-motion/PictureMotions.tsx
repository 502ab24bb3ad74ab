import { useRootStore } from '@moien/shared-lib';
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { EnvironmentContext } from '../../environment/environment-context.ts';
import { grow } from './grow.ts';
import { PictureMotion } from './picture-motion.ts';
import { handleSkippedTransitions } from './skipped-transitions.ts';

/** Shows nothing: while it is there, pictures of cards grow into those of their pages. */
export function PictureMotions() {
  const environment = useContext(EnvironmentContext);
  const { navigation } = useRootStore();
  const [motion] = useState(() => new PictureMotion());
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);

  useLayoutEffect(() => {
    if (shownPath.current === pathname) return;
    motion.arrive(shownPath.current);
    shownPath.current = pathname;
  }, [motion, pathname]);

  useEffect(handleSkippedTransitions, []);

  useEffect(() => {
    const { shell } = navigation;
    if (!shell) return;
    navigation.connect({ ...shell, grow });
    return () => navigation.connect(shell);
  }, [navigation]);

  useEffect(() => {
    if (!environment) return;
    const { onArrival } = environment;
    environment.onArrival = (event) => {
      onArrival?.(event);
      // A dialog's entry is no page's.
      if (!event.cancelBubble) motion.departInHistory(window.location.pathname);
    };
    environment.movesPicture = () => motion.depart();
    const onClick = ({ target }: MouseEvent) => {
      motion.press(target instanceof Element ? (target.closest('a[href]') ?? undefined) : undefined);
      setTimeout(() => motion.press(undefined));
    };
    window.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('click', onClick, true);
      environment.onArrival = onArrival;
      environment.movesPicture = undefined;
    };
  }, [environment, motion]);
  return null;
}
