// The menu of an online table.

import { useSignal } from '@preact/signals';
import { isUnderWay, opponent } from '@wagons/rules';
import type { OnlineTableWords } from '@wagons/words/online';
import { Ask } from '../../kit/ui/ask.tsx';
import { Choice } from '../../kit/ui/choice.tsx';
import { settings } from '../../kit/storage/storage.ts';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { laterWords } from '../../kit/lazy/laterWords.ts';
import { linkTo } from '../../kit/browser/navigation.ts';
import { makeRoute } from '../../kit/browser/route.ts';
import { Share } from '../../kit/ui/share.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import type { RemoteTable } from '../../online/remoteTable.ts';
import { HINT_LEVELS } from '../../kit/storage/settings.ts';
import { KeyList } from '../../play/view/keyList.tsx';
import { useTable } from '../../play/view/tableContext.ts';
import { TypedMove } from '../../play/view/typedMove.tsx';
import { mayHint } from './help.ts';
import { Moderation } from './moderation.tsx';
import { ReportForm } from '../../online/ui/reportForm.tsx';
import { asksToTakeBack } from './onlineNotices.tsx';
import { tableWords } from '../../online/ui/tableWords.ts';
import '../../kit/look/menu.css';

export const OnlineMenu = laterWords.wait(function Menu({ table }: { readonly table: RemoteTable }) {
  const { menu } = useTable();
  const { web } = useSpeech();
  const say = tableWords.use();
  const { settings: choices, menu: near } = laterWords.use();
  const shown = useSignal<'menu' | 'share' | 'report'>('menu');
  const seat = table.seat.value;
  const other = seat && table.face.value.seats?.[opponent(seat)];
  const isRated = table.settings.rated;
  const onClose = (): void => {
    menu.value = 'closed';
  };
  const doing = (act: () => void) => () => {
    act();
    onClose();
  };
  if (shown.value === 'share') {
    const link = linkTo({ screen: 'online', id: table.id });
    return <Share heading={say.menu.share} text={say.menu.shareText} link={link} onClose={onClose} />;
  }
  if (shown.value === 'report' && other)
    return <ReportForm person={other} game={table.id} onClose={onClose} />;
  const watching = table.presence.value?.watching ?? 0;
  return (
    <Dialog heading={web.shell.menu} onClose={onClose}>
      {watching > 0 && <p class="aside">{say.watching({ count: watching })}</p>}
      {seat && <Acts table={table} doing={doing} />}
      <p class="aside">{aboutHelp(table.settings, say)}</p>
      {!isRated && seat && (
        <Choice
          label={choices.hints}
          value={settings.hints.value}
          onChange={(level) => (settings.hints.value = level)}
          options={HINT_LEVELS.map((level) => ({ value: level, label: choices.hintLevels[level].name }))}
        />
      )}
      {seat && <TypedMove />}
      {seat && other && <Moderation table={table} person={other} onReport={() => (shown.value = 'report')} />}
      <Links onShare={() => (shown.value = 'share')} />
      <KeyList keys={near.keys} isOpen={menu.value === 'keys'} />
    </Dialog>
  );
});

type ActsProps = {
  readonly table: RemoteTable;
  /** Wraps an action so that it closes the menu. */
  readonly doing: (act: () => void) => () => void;
};

/** What a seated player can do: ask for a hint or a takeback, abort, resign. */
function Acts({ table, doing }: ActsProps) {
  const { sitting, hints } = useTable();
  const { actions } = useSpeech().web.table;
  const { menu: say } = tableWords.use();
  return (
    <div class="menu-links">
      {mayHint(table.settings) && (
        <button
          type="button"
          class="button"
          disabled={sitting.seat.value === undefined}
          onClick={doing(hints.ask)}
        >
          {actions.hint}
        </button>
      )}
      {!table.settings.rated && <TakeBackButton table={table} doing={doing} />}
      {!isUnderWay(table.game.value) && (
        <Ask act={say.abort} question={say.abortAsk} onSure={doing(() => table.order({ type: 'abort' }))} />
      )}
      <Ask act={say.resign} question={say.resignAsk} onSure={doing(() => table.order({ type: 'resign' }))} />
    </div>
  );
}

function Links({ onShare }: { readonly onShare: () => void }) {
  const { places } = useSpeech().web.shell;
  const { menu: say } = tableWords.use();
  return (
    <div class="menu-links">
      <button type="button" class="button" onClick={onShare}>
        {say.share}
      </button>
      <a class="button" href={makeRoute({ screen: 'online' })}>
        {say.leave}
      </a>
      {(['rules', 'settings'] as const).map((screen) => (
        <a key={screen} class="button" href={makeRoute({ screen })}>
          {places[screen]}
        </a>
      ))}
    </div>
  );
}

/** The agreed amount of help. */
function aboutHelp(settings: RemoteTable['settings'], say: OnlineTableWords): string {
  if (settings.rated) return say.menu.ratedNote;
  return mayHint(settings) ? say.settings.hints : say.menu.noHintsNote;
}

/** Requests a takeback, or withdraws the request. */
function TakeBackButton({ table, doing }: ActsProps) {
  const { menu: say } = tableWords.use();
  if (asksToTakeBack(table)) {
    return (
      <button
        type="button"
        class="button"
        disabled={table.waiting.value.includes('answerTakeBack')}
        onClick={doing(() => table.order({ type: 'answerTakeBack', accept: false }))}
      >
        {say.dropTakeBack}
      </button>
    );
  }
  return (
    <button
      type="button"
      class="button"
      disabled={!table.canTakeBack.value}
      onClick={doing(() => void table.takeBack())}
    >
      {say.takeBack}
    </button>
  );
}
