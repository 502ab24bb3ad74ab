import { useEffect, useEffectEvent, useState } from 'react';

const SECONDS_PER_MINUTE = 60;

/**
 * Seconds until an instant of `performance.now()`, anew with each minute of them; never below 0.
 * @param onEnd called when it has come, or a minute later when it had come before
 */
export function useSecondsLeft(end: number, onEnd: () => void): number {
  const [secondsLeft, setSecondsLeft] = useState(() => secondsUntil(end));
  const announceEnd = useEffectEvent(onEnd);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const follow = () => {
      const left = secondsUntil(end);
      setSecondsLeft(left);
      const wait = left % SECONDS_PER_MINUTE || SECONDS_PER_MINUTE;
      timer = setTimeout(left > wait ? follow : finish, wait * 1000);
    };
    const finish = () => {
      setSecondsLeft(0);
      announceEnd();
    };
    follow();
    return () => clearTimeout(timer);
  }, [end]);
  return secondsLeft;
}

function secondsUntil(end: number): number {
  return Math.max(0, Math.ceil((end - performance.now()) / 1000));
}
