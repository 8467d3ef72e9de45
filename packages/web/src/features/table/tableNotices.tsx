// The notices of a local table: open in another tab, or a bot has failed.

import type { LocalTable } from '../../play/table/localTable.ts';
import { useSpeech } from '../../kit/speech/speech.ts';

export function TableNotices({ table }: { readonly table: LocalTable }) {
  const { notices } = useSpeech().app;
  return (
    <>
      {table.keeping.value === 'elsewhere' && (
        <div class="message">
          <p>{notices.elsewhere.text}</p>
          <button type="button" class="button main" onClick={table.takeOver}>
            {notices.elsewhere.here}
          </button>
        </div>
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
}
