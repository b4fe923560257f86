declare global {
  interface Window {
    /** Set by `before-scripts.js`. */
    earlyPress?: HTMLButtonElement | null;
    rememberPress?: (event: Event) => void;
  }
}

/** From here on React takes what is pressed, and hydrates what a press needs. To be called as soon as it listens. */
export function forgetLaterPresses(): void {
  if (window.rememberPress === undefined) return;
  for (const type of ['click', 'dragover', 'drop']) removeEventListener(type, window.rememberPress, true);
}

/**
 * What a visitor did while the prerendered page had no script yet: the last button pressed, and a file chosen
 * or dropped.
 * To be called once React has taken the page over.
 */
export function replayEarlyActions(): void {
  if (window.rememberPress === undefined) return;
  forgetLaterPresses();
  delete window.rememberPress;
  // After this commit: React hydrates what an event needs, but not while it is still at work itself.
  setTimeout(() => {
    const pressed = window.earlyPress;
    if (pressed?.isConnected === true) pressed.click();
    for (const input of document.querySelectorAll<HTMLInputElement>('input[type=file]')) {
      if ((input.files?.length ?? 0) > 0) input.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
}
