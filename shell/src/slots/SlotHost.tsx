import { importFresh } from '@moien/shared-lib';
import { useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { EnvironmentContext } from '../routing/environment-context.ts';
import type { RouteEnvironment } from '../routing/route-environment.ts';
import { loadSlot } from './load-slot.ts';

/**
 * A place in the shell that a remote fills with a single-spa parcel. Without an active release for it, it stays empty.
 * When it could not be filled, it is tried again with the remote's page, and at the next navigation.
 */
export function SlotHost({ slot }: { slot: string }) {
  const environment = useContext(EnvironmentContext);
  const [attempt, setAttempt] = useState(0);
  const remote = environment?.platform.entries.find((entry) =>
    entry.remote.slots.some(({ id }) => id === slot),
  )?.remote.name;
  if (!environment || !remote) return <div data-slot={slot} />;
  const retry = () => setAttempt(attempt + 1);
  return (
    <FilledSlot key={attempt} environment={environment} remote={remote} slot={slot} onMayRetry={retry} />
  );
}

type FilledSlotProps = {
  environment: RouteEnvironment;
  remote: string;
  slot: string;
  onMayRetry: () => void;
};

function FilledSlot({ environment, remote, slot, onMayRetry }: FilledSlotProps) {
  const element = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const { key } = useLocation();
  const keyOfFailure = useRef<string>(undefined);

  useEffect(() => {
    const domElement = element.current;
    if (!domElement) return;
    let unmount: (() => void) | undefined;
    let isLeft = false;
    // Both at once: on a slow line each trip to the server is seen.
    Promise.all([
      importFresh(() => import(/* webpackChunkName: "parcel" */ './mount-parcel.ts')),
      loadSlot(environment, remote, slot),
    ])
      .then(([{ mountParcel }, loaded]) => mountParcel(environment, loaded, domElement))
      .then((parcel) => {
        if (isLeft) parcel.unmount();
        else unmount = parcel.unmount;
      })
      .catch((error: unknown) => {
        console.error(`The slot «${slot}» of ${remote} could not be filled.`, error);
        if (!isLeft) setFailed(true);
      });
    return () => {
      isLeft = true;
      unmount?.();
    };
  }, [environment, remote, slot]);

  useEffect(() => {
    if (!hasFailed) return;
    const stop = environment.platform.onForget(remote, onMayRetry);
    keyOfFailure.current ??= key;
    if (keyOfFailure.current !== key) environment.platform.forget(remote);
    return stop;
  }, [hasFailed, environment, remote, onMayRetry, key]);

  return <div ref={element} data-slot={slot} />;
}
