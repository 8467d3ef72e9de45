// The menu of an online table.

import { useSignal } from '@preact/signals';
import { isUnderWay, opponent } from '@wagons/rules';
import type { Person } from '@wagons/protocol';
import { Question } from '../../kit/ui/ask.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { linkTo } from '../../kit/browser/navigation.ts';
import { makeRoute } from '../../kit/browser/route.ts';
import { Share } from '../../kit/ui/share.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import type { RemoteTable } from '../../online/remoteTable.ts';
import { MenuMore, MenuPlaces } from '../../play/tableView/menuParts.tsx';
import { usePlay } from '../../play/tableView/model.ts';
import { agreedHelp, mayHint } from './help.ts';
import { BlockQuestion, Moderation } from './moderation.tsx';
import { ReportForm } from '../../online/ui/reportForm.tsx';
import { asksToTakeBack } from './onlineNotices.tsx';
import { TableRatings } from './tableRatings.tsx';
import * as menus from '../../kit/ui/menu.module.css';
import * as shared from '../../online/ui/online.module.css';

/** The menu itself, or what was chosen in it, in its place. */
type Shown = 'menu' | 'share' | 'report' | 'resign' | 'abort' | 'block';

export function OnlineMenu({ table }: { readonly table: RemoteTable }) {
  const { menu } = usePlay();
  const say = useSpeech().online.table;
  const shown = useSignal<Shown>('menu');
  const said = useSignal('');
  const seat = table.seat.value;
  const other = seat && table.face.value.seats?.[opponent(seat)];
  const onClose = (): void => {
    menu.value = 'closed';
  };
  const back = (): void => {
    shown.value = 'menu';
  };
  switch (shown.value) {
    case 'share': {
      const link = linkTo({ screen: 'onlineTable', id: table.id });
      return <Share heading={say.menu.share} text={say.menu.shareText} link={link} onClose={onClose} />;
    }
    case 'resign':
    case 'abort':
      return <Sure what={shown.value} table={table} onClose={onClose} onBack={back} />;
    case 'report':
      if (other) return <ReportForm person={other} game={table.id} onClose={onClose} />;
      break;
    case 'block':
      if (other) {
        const onSaid = (text: string): void => void (said.value = text);
        return <BlockQuestion table={table} person={other} onSaid={onSaid} onClose={back} />;
      }
      break;
    default:
  }
  const show = (what: Shown): void => void (shown.value = what);
  return <MainMenu table={table} other={other} said={said.value} show={show} onClose={onClose} />;
}

type SureProps = {
  readonly what: 'resign' | 'abort';
  readonly table: RemoteTable;
  readonly onClose: () => void;
  readonly onBack: () => void;
};

/** Takes the place of the menu, so that no dialog lies on another. */
function Sure({ what, table, onClose, onBack }: SureProps) {
  const { menu: say } = useSpeech().online.table;
  const question = what === 'resign' ? say.resignAsk : say.abortAsk;
  return (
    <Question
      heading={say[what]}
      sure={say[what]}
      onSure={() => {
        table.order({ type: what });
        onClose();
      }}
      onClose={onBack}
    >
      <p>{question}</p>
      {what === 'abort' && table.settings.rated && !table.isCovered.value && <p>{say.abortRated}</p>}
    </Question>
  );
}

type MainMenuProps = {
  readonly table: RemoteTable;
  readonly other: Person | undefined;
  /** What came of an earlier choice. */
  readonly said: string;
  readonly show: (what: Shown) => void;
  readonly onClose: () => void;
};

function MainMenu({ table, other, said, show, onClose }: MainMenuProps) {
  const { web } = useSpeech();
  const say = useSpeech().online.table;
  const seat = table.seat.value;
  const watching = table.presence.value?.watching ?? 0;
  const doing = (act: () => void) => () => {
    act();
    onClose();
  };
  return (
    <Dialog heading={web.shell.menu} onClose={onClose}>
      {said !== '' && <p role="status">{said}</p>}
      {watching > 0 && <p class={shared.aside}>{say.watching({ count: watching })}</p>}
      {seat && <Acts table={table} doing={doing} show={show} />}
      <Agreed table={table} />
      <div class={menus.links}>
        <MenuPlaces />
        <button type="button" class="button" onClick={() => show('share')}>
          {say.menu.share}
        </button>
        <a class="button" href={makeRoute({ screen: 'online' })}>
          {say.menu.leave}
        </a>
      </div>
      <MenuMore isPlaying={seat !== undefined}>
        {seat && other && <Moderation table={table} person={other} show={show} />}
      </MenuMore>
    </Dialog>
  );
}

type ActsProps = {
  readonly table: RemoteTable;
  /** Wraps an action so that it closes the menu. */
  readonly doing: (act: () => void) => () => void;
};

/** What a seated player can do: ask for a hint or a takeback, abort, resign. */
function Acts({ table, doing, show }: ActsProps & Pick<MainMenuProps, 'show'>) {
  const { turnDraft, hints } = usePlay();
  const { actions } = useSpeech().web.table;
  const { menu: say } = useSpeech().online.table;
  return (
    <div class={menus.links}>
      {mayHint(table.settings) && (
        <button
          type="button"
          class="button"
          disabled={turnDraft.seat.value === undefined}
          onClick={doing(hints.ask)}
        >
          {actions.hint}
        </button>
      )}
      {!table.settings.rated && <TakeBackButton table={table} doing={doing} />}
      {!isUnderWay(table.game.value) && (
        <button type="button" class="button" onClick={() => show('abort')}>
          {say.abort}
        </button>
      )}
      <button type="button" class="button" onClick={() => show('resign')}>
        {say.resign}
      </button>
    </div>
  );
}

/** What both agreed on: the ratings at stake, or the amount of help. */
function Agreed({ table }: { readonly table: RemoteTable }) {
  const say = useSpeech().online.table;
  const { hintLevels } = useSpeech().app.settings;
  const { settings } = table;
  if (settings.rated)
    return (
      <>
        <TableRatings table={table} />
        <p class={shared.aside}>{say.menu.ratedNote}</p>
      </>
    );
  const level = hintLevels[agreedHelp(settings)].name;
  return (
    <>
      <p class={shared.aside}>{mayHint(settings) ? say.settings.hints : say.menu.noHintsNote}</p>
      <p class={shared.aside}>{say.menu.helpNote({ level })}</p>
      {settings.seed !== undefined && <p class={shared.aside}>{say.settings.seeded}</p>}
    </>
  );
}

/** Requests a takeback, or withdraws the request. */
function TakeBackButton({ table, doing }: ActsProps) {
  const { menu: say } = useSpeech().online.table;
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
