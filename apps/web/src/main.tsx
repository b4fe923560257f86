import './styles/app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { forgetLaterPresses } from './app/replay-early-actions.ts';
import { routeFor } from './app/route-table.ts';
import { createQueryClient } from './http/query-client.ts';

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
  await routeFor(window.location.pathname).preload();
  // In slices: the page can be scrolled and pressed meanwhile.
  startTransition(() => void hydrateRoot(container, app));
  forgetLaterPresses();
} else {
  container.replaceChildren();
  createRoot(container).render(app);
}
