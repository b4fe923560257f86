import { existsSync, readdirSync } from 'node:fs';
import { extname, join, resolve, sep } from 'node:path';
import type { NextFunction, Request, RequestHandler, Response } from 'express';

/** Names of built assets hold a hash of their content. */
const forever = 'public, max-age=31536000, immutable';
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Addresses that are filled in by the browser: their page is the empty shell. */
const shellPaths = [
  '/dashboard',
  // With the id of a conversion behind it.
  '/review',
  '/settings',
  '/upgrade',
  '/select-plan',
  '/checkout',
  '/embedded-checkout',
  '/payment-success',
  '/verify-email-sent',
  '/verify-code',
  '/forgot-password',
  '/reset-password',
];

/**
 * The built web pages, served by the gateway where no other server does (standalone). What can be served is listed once,
 * at start: an address either names a listed file or nothing, so no path leads out of the folder. Prerendered pages are
 * files (`/faq` is `faq.html`), compressed twins are used where the browser takes them, any other address is the 404
 * page with status 404.
 */
export class WebPages {
  private readonly files = new Map<string, string>();
  private readonly pages = new Map<string, string>();
  private readonly root: string;

  constructor(root: string) {
    this.root = resolve(root);
    if (!existsSync(join(this.root, 'index.html'))) return;
    for (const entry of readdirSync(this.root, { recursive: true, withFileTypes: true })) {
      const name = join(entry.parentPath, entry.name).slice(this.root.length + 1);
      const parts = name.split(sep);
      if (entry.isFile() && !parts.some((part) => part.startsWith('.'))) this.add(parts.join('/'));
    }
    const shell = this.files.get('/app.html');
    if (shell === undefined) return;
    for (const path of shellPaths) if (!this.pages.has(path)) this.pages.set(path, shell);
  }

  get isBuilt(): boolean {
    return this.files.size > 0;
  }

  /** Answers GET and HEAD of everything outside `/api`; passes on what else there may be. */
  handler(): RequestHandler {
    return (request: Request, response: Response, next: NextFunction) => {
      const isReading = request.method === 'GET' || request.method === 'HEAD';
      if (!isReading || !this.isBuilt) return next();
      const path = request.path;
      const name =
        this.pages.get(path.replace(/^\/review\/[^/]+\/?$/, '/review')) ??
        this.pages.get(path.replace(/(?<=.)\/$/, '')) ??
        this.files.get(path);
      if (name === undefined) return next();
      this.send(request, response, name);
    };
  }

  /** The last word on an address that nobody knows. */
  notFound(request: Request, response: Response): void {
    response.status(404);
    if (this.files.has('/404.html')) this.send(request, response, '404.html');
    else response.type('text').send('Page not found.');
  }

  private add(name: string): void {
    this.files.set(`/${name}`, name);
    if (!name.endsWith('.html')) return;
    const path = `/${name.slice(0, -'.html'.length)}`.replace(/\/index$/, '');
    if (path !== '/404' && path !== '/app') this.pages.set(path === '' ? '/' : path, name);
  }

  private send(request: Request, response: Response, name: string): void {
    const [encoding, ending] = encodings.find(
      ([token, suffix]) => this.files.has(`/${name}${suffix}`) && request.acceptsEncodings(token) === token,
    ) ?? ['', ''];
    const isPage = name.endsWith('.html');
    response.type(extname(name));
    response.vary('accept-encoding');
    response.setHeader(
      'cache-control',
      name.startsWith('assets/') ? forever : isPage ? 'no-cache' : 'public, max-age=3600',
    );
    if (encoding !== '') response.setHeader('content-encoding', encoding);
    response.sendFile(name + ending, { root: this.root, cacheControl: false, acceptRanges: encoding === '' }, () => {
      // The caller went away in the middle: there is nobody left to tell.
    });
  }
}
