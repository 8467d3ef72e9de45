// The players of a new game, and the levels of the bots.

import { signal } from '@preact/signals';
import { type Level, LEVELS } from '@wagons/ai/service';
import type { BySeat, Seat } from '@wagons/rules';
import { Choice } from '../../kit/ui/choice.tsx';
import { store } from '../../kit/storage/storage.ts';
import { lazy } from '../../kit/lazy/lazy.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import { keptNames } from '../../play/store/names.ts';
import { suggestedLevel } from '../../play/end/beaten.ts';
import { games } from '../../play/local/library.ts';
import { resultsByLevel } from '../../play/store/results.ts';
import { Portrait } from '../../play/portrait/portrait.tsx';
import { Token } from '../../play/scenery/token.tsx';
import type { SeatPlayer } from '../../play/store/seatPlayers.ts';

const Names = lazy(
  () => import('./names.tsx'),
  (found) => found.Names,
);

const KINDS = ['bot', 'people', 'bots'] as const;
type Kind = (typeof KINDS)[number];

/** Remembers the last choice. */
export const kind = signal<Kind>('bot');
const otherLevel = signal<Level>(3);

/** The opponent that was chosen; until then, and after each game, the one whose turn it is. */
const chosen = signal<Level | undefined>(undefined);
const level = {
  get value(): Level {
    return chosen.value ?? suggestedLevel(games.list.value);
  },
  set value(wanted: Level) {
    chosen.value = wanted;
  },
};

export function WhoPlays() {
  const { words, web } = useSpeech();
  const say = web.newGame;
  return (
    <>
      <Choice
        label={say.who}
        shape="list"
        value={kind.value}
        onChange={(chosen) => (kind.value = chosen)}
        options={[
          { value: 'bot', label: say.againstBot, picture: <Token of="hat" /> },
          { value: 'people', label: say.twoPeople, picture: <Token of="fire" /> },
          { value: 'bots', label: say.watchBots, picture: <Token of="compass" /> },
        ]}
      />
      {kind.value === 'bots' && (
        <LevelChoice label={say.levelOf({ who: words.names.seats.first })} level={otherLevel} />
      )}
      {kind.value !== 'people' && (
        <LevelChoice
          label={kind.value === 'bot' ? say.level : say.levelOf({ who: words.names.seats.second })}
          level={level}
        />
      )}
      {kind.value === 'people' && <Names />}
    </>
  );
}

/** The players by seat; a single human player gets the wanted seat. The choice of the opponent ends with it. */
export function seatThem(wish: Seat): BySeat<SeatPlayer> {
  const against = level.value;
  chosen.value = undefined;
  const [name, otherName] = kind.value === 'people' ? keptNames(store) : [];
  const one: SeatPlayer =
    kind.value === 'bots' ? { kind: 'bot', level: otherLevel.value } : { kind: 'person', name };
  const other: SeatPlayer =
    kind.value === 'people' ? { kind: 'person', name: otherName } : { kind: 'bot', level: against };
  return wish === 'first' || kind.value !== 'bot'
    ? { first: one, second: other }
    : { first: other, second: one };
}

type LevelChoiceProps = { readonly label: string; readonly level: { value: Level } };

function LevelChoice({ label, level: wanted }: LevelChoiceProps) {
  const { words, web } = useSpeech();
  const results = resultsByLevel(games.list.value);
  const recordOf = (value: Level): string | undefined => {
    const record = results.get(value);
    return record && web.newGame.record(record);
  };
  return (
    <Choice
      label={label}
      shape="gallery"
      value={wanted.value}
      onChange={(value) => (wanted.value = value)}
      options={LEVELS.map((value) => ({
        value,
        label: words.opponents[value].name,
        detail: web.newGame.levelName({ level: value }),
        note: recordOf(value),
        help: words.opponents[value].line,
        picture: <Portrait level={value} size={96} />,
      }))}
    />
  );
}
