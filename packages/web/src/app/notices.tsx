// Where notices stand, above every screen; what they say comes once there is one.

import { damages, shelf } from './desk.ts';
import { lazy } from './lazy.tsx';
import { updateReady } from './pwa.ts';

const NoticeList = lazy(async () => (await import('./noticeList.tsx')).NoticeList);

export function Notices() {
  const isAny = updateReady.value || shelf.condition.value !== 'kept' || damages.reports.value.length > 0;
  return (
    <aside class="notices" aria-live="polite">
      {isAny && <NoticeList />}
    </aside>
  );
}
