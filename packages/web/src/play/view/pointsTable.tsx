// A table of points: a named row for each line of a tally, each player or each move, and their sum.

import type { ComponentChildren } from 'preact';
import * as css from './pointsTable.module.css';

type PointsRow = {
  readonly key: string | number;
  readonly name: ComponentChildren;
  readonly cells: readonly string[];
  /** Whether it differs, or is what the board shows. */
  readonly isLit?: boolean;
  /** Whether it is the row of the step that is looked at. */
  readonly isCurrent?: boolean;
};

type PointsTableProps = {
  readonly class?: string;
  readonly caption?: string;
  /** The headings of the cells. */
  readonly columns?: readonly string[];
  /** The heading of the names. */
  readonly corner?: string;
  readonly rows: readonly PointsRow[];
  readonly sum?: Pick<PointsRow, 'name' | 'cells'>;
};

export function PointsTable({ class: name = '', caption, columns, corner, rows, sum }: PointsTableProps) {
  return (
    <table class={`${css.table} ${name}`} data-part="points-table">
      {caption !== undefined && <caption>{caption}</caption>}
      {columns && (
        <thead>
          <tr>
            {corner === undefined ? <td /> : <th scope="col">{corner}</th>}
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ key, isLit, isCurrent, ...row }) => (
          <tr key={key} data-lit={isLit} aria-current={isCurrent === true ? 'step' : undefined}>
            <Cells {...row} />
          </tr>
        ))}
      </tbody>
      {sum && (
        <tfoot>
          <tr>
            <Cells {...sum} />
          </tr>
        </tfoot>
      )}
    </table>
  );
}

const Cells = ({ name, cells }: Pick<PointsRow, 'name' | 'cells'>) => (
  <>
    <th scope="row">{name}</th>
    {cells.map((cell, index) => (
      <td key={index}>{cell}</td>
    ))}
  </>
);
