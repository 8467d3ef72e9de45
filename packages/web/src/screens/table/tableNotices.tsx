// What must be noticed at this very table: it goes on elsewhere, it is not saved, a bot has lost the thread.

import { announce } from '../../app/announcer.tsx';
import { copy } from '../../app/copy.ts';
import { laterWords } from '../../app/laterWords.ts';
import { codeOf } from '../../store/games.ts';
import type { LocalTable } from '../../table/localTable.ts';
import type { Seen } from './seen.ts';

export const TableNotices = laterWords.wait(function List({
  table,
  sitting,
}: Seen & { readonly table: LocalTable }) {
  const { notices, share } = laterWords.use();
  const keeping = table.keeping.value;
  const copyCode = async (): Promise<void> => {
    const code = codeOf(sitting.now.value);
    announce((await copy(code)) ? share.copied : code);
  };
  return (
    <>
      {keeping === 'elsewhere' && (
        <div class="message">
          <p>{notices.elsewhere.text}</p>
          <button type="button" class="button main" onClick={table.takeOver}>
            {notices.elsewhere.here}
          </button>
        </div>
      )}
      {keeping === 'unsaved' && (
        <button type="button" class="button" onClick={() => void copyCode()}>
          {notices.copyCode}
        </button>
      )}
      {table.bots.trouble.value && (
        <div class="message">
          <p>{notices.botTrouble.text}</p>
          <button type="button" class="button main" onClick={table.bots.retry}>
            {notices.botTrouble.again}
          </button>
        </div>
      )}
    </>
  );
});
