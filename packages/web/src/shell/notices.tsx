// The live region for app-wide notices; their content is loaded on demand.

import { damages, store } from '../kit/storage/storage.ts';
import { lazy } from '../kit/lazy/lazy.tsx';
import { vigil } from '../online/vigilSignal.ts';
import { updateReady } from '../kit/browser/offline.ts';

const NoticeList = lazy(
  () => import('./noticeList.tsx'),
  (found) => found.NoticeList,
);

const VigilNotice = lazy(
  () => import('../online/ui/vigilNotice.tsx'),
  (found) => found.VigilNotice,
  () => null,
);

export function Notices() {
  const isAny = updateReady.value || store.condition.value !== 'kept' || damages.reports.value.length > 0;
  return (
    <aside class="notices" aria-live="polite">
      {isAny && <NoticeList />}
      {vigil.value && <VigilNotice />}
    </aside>
  );
}
