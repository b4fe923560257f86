import { useEffect, useState } from 'react';

const pauseSeconds = 60;
const keyOf = (email: string): string => `crossfoot-code-sent:${email.toLowerCase()}`;

/** A code was just sent to this address: the next one is not sent for a minute. Survives a reload. */
export function noteCodeSent(email: string, waitSeconds = pauseSeconds): void {
  try {
    sessionStorage.setItem(keyOf(email), String(Date.now() + waitSeconds * 1000));
  } catch {
    // Storage refused: the server still says how long to wait.
  }
}

function secondsLeft(email: string): number {
  try {
    const until = Number(sessionStorage.getItem(keyOf(email)) ?? 0);
    return Math.min(pauseSeconds, Math.max(0, Math.ceil((until - Date.now()) / 1000)));
  } catch {
    return 0;
  }
}

/** Seconds until another code may be asked for, counting down; `restart` begins anew. */
export function useCodeClock(email: string): {
  readonly seconds: number;
  readonly restart: (seconds?: number) => void;
} {
  const [seconds, setSeconds] = useState(() => secondsLeft(email));
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => setSeconds(secondsLeft(email)), 1000);
    return () => clearTimeout(timer);
  }, [email, seconds]);
  return {
    seconds,
    restart: (wait) => {
      noteCodeSent(email, wait);
      setSeconds(secondsLeft(email));
    },
  };
}
