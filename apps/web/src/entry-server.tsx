import { text } from 'node:stream/consumers';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { routeFor, routeTable } from './app/route-table.ts';
import { createQueryClient } from './http/query-client.ts';
import { prerenderedPaths } from './routes/prerendered-paths.ts';
import { site } from './routes/site.ts';

export { prerenderedPaths, site };

/** Addresses that exist but are rendered by the browser alone: they depend on who asks, or on their query. */
export const shellPaths: readonly string[] = routeTable
  // A page of a user with an id behind it has one shell for all ids.
  .map(({ path, audience }) => (audience === 'signedIn' ? path.replace(/\/:\w+$/, '') : path))
  .filter((path) => !/[:*]/.test(path) && !prerenderedPaths.includes(path));

export interface RenderedPage {
  /** Title, description, canonical link and social tags. */
  readonly head: string;
  readonly body: string;
  /** The page's source file, whose bundle the browser should fetch at once. */
  readonly source: string;
}

/** One public page as HTML, the way the browser will find it before any script has run. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const route = routeFor(path);
  await route.preload();
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </QueryClientProvider>
    </StrictMode>,
    // One piece: a page written in several needs a script to be put together.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const html = await text(prelude);
  // React writes what belongs in the head before the page itself.
  const head = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length), source: route.source };
}
