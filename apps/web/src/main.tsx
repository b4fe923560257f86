import './styles/app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { forgetLaterPresses } from './app/replay-early-actions.ts';
import { routeFor } from './app/route-table.ts';
import { createQueryClient } from './http/query-client.ts';
import { PartMissing } from './routes/lazy-part.tsx';

// The page's policy forbids eval, and zod would try it once and be reported for it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no #root element.');

const app = (
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>
);

// A prerendered page says which address it was rendered for; another one's HTML must not be taken over.
if (container.dataset['path'] === window.location.pathname) {
  if (await hasPage()) {
    // In slices: the page can be scrolled and pressed meanwhile.
    startTransition(() => void hydrateRoot(container, app));
    forgetLaterPresses();
  }
} else {
  container.replaceChildren();
  createRoot(container).render(app);
}

/** Whether the page's own code came. Else its HTML stays, to be read, with a notice that it is no more than that. */
async function hasPage(): Promise<boolean> {
  try {
    await routeFor(window.location.pathname).preload();
    return true;
  } catch {
    const notice = document.body.appendChild(document.createElement('div'));
    notice.className = 'fixed inset-x-0 bottom-0 z-60 border-t border-rule bg-sheet shadow-lift';
    createRoot(notice).render(<PartMissing />);
    return false;
  }
}
