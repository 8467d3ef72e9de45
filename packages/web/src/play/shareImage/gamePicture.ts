// The picture of a finished game.

import { type BySeat, type Game, outcome, type Seat } from '@wagons/rules';
import { titleIn, type Speech } from '../../kit/speech/speech.ts';
import { standingOf } from '../table/preview.ts';
import { inOrder } from '../text/viewpoint.ts';
import type { SharePicture } from './sharePicture.ts';

type PictureWords = {
  readonly end: {
    readonly shared: string;
    readonly youWin: string;
    readonly seatWins: (arg: { readonly who: 'named'; readonly name: string }) => string;
  };
};

type PicturedPlayers = {
  /** Those of `publicNames`. */
  readonly names: BySeat<string>;
  readonly reader: Seat | undefined;
  readonly link: string;
};

/** The picture of a game. */
export function pictureOf(
  game: Game,
  { names, reader, link }: PicturedPlayers,
  speech: Speech,
  { end }: PictureWords,
): SharePicture {
  const { tallies } = standingOf(game);
  const winner = outcome(tallies);
  const title = titleIn(speech, game.deck);
  // “You” takes another form of the verb than a name.
  const verdictOn = (name: string): string =>
    name === speech.web.table.you ? end.youWin : end.seatWins({ who: 'named', name });
  return {
    title: speech.web.shell.title,
    verdict: winner === 'draw' ? end.shared : verdictOn(names[winner]),
    deck: game.deck,
    reader,
    sides: inOrder({ reader }).map((seat) => ({
      seat,
      name: names[seat],
      points: speech.words.amounts.number(tallies[seat].total),
      town: game.towns[seat],
    })),
    note: game.deal.center.map(title).join(' · '),
    link,
  };
}
