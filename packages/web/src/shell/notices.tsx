// The live region for app-wide notices; their content is loaded on demand.

import { damages, store } from '../kit/storage/storage.ts';
import { lazy } from '../kit/lazy/lazy.tsx';
import { hostedTable } from '../online/hostedTable.ts';
import { updateReady } from '../kit/browser/offline.ts';
import * as css from './shell.module.css';

const NoticeList = lazy(
  () => import('./noticeList.tsx'),
  (found) => found.NoticeList,
);

const HostedTableNotice = lazy(
  () => import('../online/ui/hostedTableNotice.tsx'),
  (found) => found.HostedTableNotice,
  () => null,
);

export function Notices() {
  const isAny = updateReady.value || store.condition.value !== 'kept' || damages.reports.value.length > 0;
  return (
    <aside class={css.notices} aria-live="polite">
      {isAny && <NoticeList />}
      {hostedTable.value && <HostedTableNotice />}
    </aside>
  );
}
