// Where the notices of this very table stand; what they say comes once there is one.

import { lazy } from '../../app/lazy.tsx';
import type { Seen } from './seen.ts';

const TableNoticeList = lazy(
  () => import('./tableNoticeList.tsx'),
  (found) => found.TableNoticeList,
);

export function TableNotices(props: Seen) {
  const { keeping, bots } = props.table;
  const isAny = keeping.value === 'elsewhere' || keeping.value === 'unsaved' || bots.trouble.value;
  return (
    <div class="table-notices" aria-live="polite">
      {isAny && <TableNoticeList {...props} />}
    </div>
  );
}
