import { Suspense, useEffect } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { PartMissing } from '#routes/lazy-part.tsx';
import { paths } from '#routes/paths.ts';
import { useScrollToPlace } from '#routes/use-scroll-to-place.ts';
import { useSession } from '#session/current-user.ts';
import { Toaster } from '#ui/toaster.tsx';
import { PageLoading } from './page-loading.tsx';
import { Prompts } from './prompts.tsx';
import { replayEarlyActions } from './replay-early-actions.ts';
import { routeTable } from './route-table.ts';

/** All pages, with the guard of the signed-in ones in one place. */
export function App() {
  useScrollToPlace();
  useEffect(replayEarlyActions, []);
  return (
    <Prompts>
      <Suspense fallback={<PageLoading />}>
        <Routes>
          {routeTable
            .filter(({ audience }) => audience === 'public')
            .map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          <Route element={<SignedInOnly />}>
            {routeTable
              .filter(({ audience }) => audience === 'signedIn')
              .map(({ path, Page }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
          </Route>
        </Routes>
      </Suspense>
      <Toaster />
    </Prompts>
  );
}

function SignedInOnly() {
  const { user, isPending, isUnknown } = useSession(true);
  if (isPending) return <PageLoading />;
  if (isUnknown) return <PartMissing />;
  return user === null ? <Navigate to={paths.home} replace /> : <Outlet />;
}
