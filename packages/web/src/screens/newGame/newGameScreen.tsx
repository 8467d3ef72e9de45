// A new game: who plays, who is first, how many games, and for those who ask, from which deal and deck.

import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { Level } from '@wagons/ai';
import { type Deck, isSeed, parseCode, type Seat } from '@wagons/rules';
import { titleOf } from '@wagons/words';
import { Choice } from '../../app/choice.tsx';
import { Message } from '../../app/message.tsx';
import { baseDeck, games, shelf } from '../../app/desk.ts';
import { lazy } from '../../app/lazy.tsx';
import { Page } from '../../app/page.tsx';
import { useSpeech } from '../../app/speech.ts';
import { newSeed } from '../../app/ports.ts';
import { startGame } from '../../app/startGame.ts';
import { keptNames } from '../../store/names.ts';
import { planFork, planGame } from '../../table/plans.ts';
import type { Sitter } from '../../table/table.ts';

const CodeProblem = lazy(
  () => import('../../app/problems.tsx'),
  (found) => found.CodeProblem,
);
const loadDealChoice = () => import('./dealChoice.tsx');
const DealChoice = lazy(loadDealChoice, (found) => found.DealChoice);

const Names = lazy(loadDealChoice, (found) => found.Names);

const KINDS = ['bot', 'people', 'bots'] as const;
type Kind = (typeof KINDS)[number];

// The list of levels itself would bring the whole engine into this page.
const LEVELS: readonly Level[] = [1, 2, 3, 4, 5, 6, 7, 8];
const LENGTHS = [1, 3, 5] as const;

/** What was chosen last is what most people choose again. */
const kind = signal<Kind>('bot');
const level = signal<Level>(2);
const otherLevel = signal<Level>(3);
const first = signal<'me' | 'opponent' | 'lot'>('lot');
const length = signal<number>(1);

export function NewGameScreen({ code }: { readonly code?: string }) {
  const { words, web } = useSpeech();
  const say = web.newGame;
  const [deck, setDeck] = useState<Deck>(baseDeck);
  const [isMore, setMore] = useState(false);
  const [seed, setSeed] = useState('');
  const given = code === undefined ? undefined : parseCode(code, games.decks.value);
  const from = given?.ok ? given.value : undefined;
  const isWrong = seed !== '' && !isSeed(seed);

  const start = (): void => {
    const [name, otherName] = kind.value === 'people' ? keptNames(shelf) : [];
    const one: Sitter =
      kind.value === 'bots' ? { kind: 'bot', level: otherLevel.value } : { kind: 'person', name };
    const other: Sitter =
      kind.value === 'people' ? { kind: 'person', name: otherName } : { kind: 'bot', level: level.value };
    const seatOfOne = drawSeat(kind.value === 'bot' ? first.value : 'me');
    const sitters = seatOfOne === 'first' ? { first: one, second: other } : { first: other, second: one };
    startGame(
      from
        ? planFork(from, from.moves.length, sitters)
        : planGame({ deck, seed: seed === '' ? newSeed() : seed, sitters, of: length.value }),
    );
  };

  return (
    <Page heading={web.shell.places.new}>
      {given && !given.ok && (
        <Message>
          <CodeProblem error={given.error} />
        </Message>
      )}
      {from && (
        <Message role="status">
          <p>{say.sameDeal}</p>
        </Message>
      )}
      <Choice
        label={say.who}
        shape="list"
        value={kind.value}
        onChange={(chosen) => (kind.value = chosen)}
        options={[
          { value: 'bot', label: say.againstBot },
          { value: 'people', label: say.twoPeople },
          { value: 'bots', label: say.watchBots },
        ]}
      />
      {kind.value === 'bots' && (
        <LevelChoice label={say.levelOf(words.names.seats.first)} level={otherLevel} />
      )}
      {kind.value !== 'people' && (
        <LevelChoice
          label={kind.value === 'bot' ? say.level : say.levelOf(words.names.seats.second)}
          level={level}
        />
      )}
      {kind.value === 'people' && <Names />}
      {kind.value === 'bot' && (
        <Choice
          label={say.first}
          value={first.value}
          onChange={(chosen) => (first.value = chosen)}
          options={[
            { value: 'lot', label: say.firstRandom },
            { value: 'me', label: say.firstMe },
            { value: 'opponent', label: say.firstOpponent },
          ]}
        />
      )}
      {kind.value !== 'bots' && !from && (
        <Choice
          label={say.length}
          value={length.value}
          onChange={(chosen) => (length.value = chosen)}
          options={LENGTHS.map((games) => ({
            value: games,
            label: games === 1 ? say.single : say.bestOf(games),
          }))}
        />
      )}
      {!from && (
        <details onToggle={(event) => setMore(event.currentTarget.open)}>
          <summary>{say.more}</summary>
          {isMore && (
            <DealChoice seed={seed} isWrong={isWrong} onSeed={setSeed} deck={deck} onDeck={setDeck} />
          )}
        </details>
      )}
      <button type="button" class="button main" disabled={isWrong} onClick={start}>
        {say.start}
      </button>
      {deck !== baseDeck && <p>{titleOf(deck.name, words.language)}</p>}
    </Page>
  );
}

/** Where somebody sits: as wished, or by lot. */
function drawSeat(wish: 'me' | 'opponent' | 'lot'): Seat {
  const isFirst = wish === 'lot' ? crypto.getRandomValues(new Uint8Array(1))[0]! < 128 : wish === 'me';
  return isFirst ? 'first' : 'second';
}

type LevelChoiceProps = { readonly label: string; readonly level: { value: Level } };

function LevelChoice({ label, level: chosen }: LevelChoiceProps) {
  const say = useSpeech().web.newGame;
  return (
    <Choice
      label={label}
      shape="grid"
      value={chosen.value}
      onChange={(value) => (chosen.value = value)}
      options={LEVELS.map((value) => ({
        value,
        label: say.levelName(value),
        help: say.levels[value],
      }))}
    />
  );
}
