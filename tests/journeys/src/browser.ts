import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, firefox, type Browser, type BrowserContext, type Page } from 'playwright-core';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const quiet = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where a real Chromium lies: of `CHROMIUM_PATH`, or of the system. */
export function chromiumPath(): string {
  const path = process.env['CHROMIUM_PATH'] ?? places.find((each) => existsSync(each));
  if (path === undefined) throw new Error('No Chromium found. Install it, or set CHROMIUM_PATH.');
  return path;
}

/** The browser of the journeys: Chromium, or Firefox where `JOURNEY_BROWSER=firefox` asks for it. */
export async function openBrowser(): Promise<Browser> {
  if (process.env['JOURNEY_BROWSER'] === 'firefox') return openFirefox();
  return chromium.launch({ executablePath: chromiumPath(), args: quiet });
}

const firefoxPath = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';

/** Why journeys cannot run in Firefox; null where they can. */
export const whyNoFirefox = (): string | null => (existsSync(firefoxPath) ? null : `no Firefox at ${firefoxPath}`);

/** A real, unpatched Firefox: of `FIREFOX_PATH`, or of Debian. Colour scheme and reduced motion cannot be set in it. */
export async function openFirefox(): Promise<Browser> {
  return firefox.launch({ channel: 'moz-firefox', executablePath: join(import.meta.dirname, 'firefox-bridge.mjs') });
}

/** What Firefox tells as an error of the page: a font that was under way when the page was left (NS_BINDING_ABORTED). */
const fontLeftBehind = /^download failed \(font-family: .* status=2152398850 /;

/** One visitor: cookies, storage and a page of their own. What goes wrong in the page is collected in `faults`. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly faults: readonly string[];
}

export interface VisitorOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
  readonly javaScriptEnabled?: boolean;
  readonly reducedMotion?: 'reduce';
  /** Answers the cookie banner before it appears. */
  readonly hasAnsweredConsent?: boolean;
}

export async function newVisitor(browser: Browser, url: string, options: VisitorOptions = {}): Promise<Visitor> {
  const { width = 1280, height = 900, colorScheme = 'light', javaScriptEnabled = true, reducedMotion = null } = options;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    colorScheme,
    reducedMotion,
    javaScriptEnabled,
    locale: 'en-US',
    acceptDownloads: true,
  });
  context.setDefaultTimeout(30_000);
  if (options.hasAnsweredConsent ?? true) {
    await context.addInitScript(() => {
      // The empty page that a tab begins with has no storage (Firefox says so aloud), nor have frames of others.
      const isOurs = window === window.top && location.protocol.startsWith('http');
      if (isOurs) localStorage.setItem('cookie-consent', 'declined');
    });
  }
  if (browser.browserType().name() === 'firefox') await context.addInitScript(insertAsAPersonDoes);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (!fontLeftBehind.test(message)) faults.push(message);
  });
  return { context, page, faults };
}

/** Opens a public page, whose scripts come after its first paint, and waits until it has come alive and the network is at rest. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => {
    const scripts = document.querySelector<HTMLTemplateElement>('template#scripts');
    return scripts === null || (scripts.content.childElementCount === 0 && !('rememberPress' in window));
  });
  await page.waitForLoadState('networkidle');
}

/**
 * Playwright fills a field of Firefox by setting its value from within the page, which the page is not told of, and a
 * field of an address by writing behind what it holds. The browser's own command for a paste stands in its place.
 */
function insertAsAPersonDoes(): void {
  const insert = (text: string): Element | null => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLIFrameElement) return activeElement;
    document.execCommand('insertText', false, text);
    return null;
  };
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => undefined });
}
