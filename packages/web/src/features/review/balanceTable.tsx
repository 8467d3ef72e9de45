// From the margin expected at the start to the result: rows that add up.

import { balanceOf } from '@wagons/ai';
import { allWords } from '../../kit/lazy/allWords.ts';
import { usePagesWords } from '../../kit/lazy/pagesWords.ts';
import { roleArgs } from '../../play/text/chairs.ts';
import { PointsTable } from '../../play/view/pointsTable.tsx';
import type { Reviewed } from './reviewRoom.tsx';

export function BalanceTable({ grades, story: { chairs, seats } }: Reviewed) {
  const { balance: say } = usePagesWords().review;
  const { signed } = allWords.use().amounts;
  const [one, other] = seats;
  const balance = balanceOf(grades, one);
  if (!balance) return null;
  const rows = [
    { name: say.start, points: balance.start },
    { name: say.lost(roleArgs(chairs, one)), points: balance.own },
    { name: say.lost(roleArgs(chairs, other)), points: balance.other },
    { name: say.correction, points: balance.correction },
  ];
  return (
    <div class="panel balance">
      <PointsTable
        caption={say.heading}
        rows={rows.map(({ name, points }) => ({ key: name, name, cells: [signed(points)] }))}
        sum={{ name: say.end, cells: [signed(balance.end)] }}
      />
      <p>
        <small>{say.note}</small>
      </p>
    </div>
  );
}
