// From the margin expected at the start to the result: rows that add up.

import { balanceOf } from '@wagons/ai/grades';
import { roleArgs } from '../../play/text/viewpoint.ts';
import { PointsTable } from '../../play/view/pointsTable.tsx';
import type { Reviewed } from './reviewRoom.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import * as panel from '../../kit/ui/panel.module.css';
import * as css from './review.module.css';

export function BalanceTable({ grades, gamePlayers: { viewpoint, seats } }: Reviewed) {
  const { balance: say } = useSpeech().pages.review;
  const { signed } = useSpeech().game.amounts;
  const [one, other] = seats;
  const balance = balanceOf(grades, one);
  if (!balance) return null;
  const rows = [
    { name: say.start, points: balance.start },
    { name: say.lost(roleArgs(viewpoint, one)), points: balance.own },
    { name: say.lost(roleArgs(viewpoint, other)), points: balance.other },
    { name: say.correction, points: balance.correction },
  ];
  return (
    <div class={`${panel.panel} ${css.balance}`} data-part="balance">
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
