// Help texts in English.

import type { HelpWords } from '../help.ts';

export const help: HelpWords = {
  headings: { usage: 'Usage', commands: 'Commands', options: 'Options', examples: 'Examples' },
  placeholders: {
    bots: 'BOTS',
    card: 'CARD',
    cards: 'CARDS',
    code: 'CODE',
    command: 'COMMAND',
    deck: 'DECK',
    file: 'FILE',
    language: 'LANGUAGE',
    number: 'NUMBER',
    options: 'OPTIONS',
    player: 'PLAYER',
    seconds: 'SECONDS',
    seed: 'SEED',
    town: 'TOWN',
    who: 'WHO',
  },
  program: [
    'Circle the Wagons, the two-player game of 18 cards, in a terminal.',
    'The exit code is 0 if all went well, 1 if something was refused (bad data, an illegal move, an unknown code), and 2 if the command line could not be understood.',
  ],
  more: (example) => `Each command has its own help, such as “${example}”.`,
  commands: {
    play: {
      summary: 'play a game here: two people, against a bot, or bots alone',
      about: [
        'Plays a game in this terminal. Without --level or --bots two people play; with one bot you play against it; with two bots you watch.',
        'CODE is the link code of a game, FILE a file with the code or with the game as text: the game goes on from there. There is no other way to save, and none is needed: “code” shows the code at any time, and so does leaving the game.',
        'Moves are typed: “3” or “take the-herd” takes a card, “2,1” places it, “2,1 t” places it upside down. “?” gives an overview, “hint” suggests a move, “help” lists everything you can type.',
        'Moves can also come through a pipe, one per line. The first one that is refused then ends the game with exit code 1.',
      ],
    },
    hint: {
      summary: 'suggest a move, and say why',
      about: [
        'Suggests the best move at a position, with its value at the end of the game, whether that is proven or an estimate, and which lines of the tallies make the difference. CODE is a link code, FILE a file with the code or with the game as text.',
        '“value” in JSON is the margin at the end for the player who moves.',
      ],
    },
    analyse: {
      summary: 'grade every move of a game, in words',
      about: [
        'Looks into every decision of a game, finished or not: what was played, what was better, how many points that cost, and which terrains and scoring cards make the difference; then how many points each player lost by naming the starting card, by drafting and by placing.',
        'Ctrl-C stops and shows what has been found so far.',
      ],
    },
    solve: {
      summary: 'prove how a game ends with perfect play',
      about: [
        'Proves how a game ends when both play perfectly from here on, and shows the best line; otherwise says between which margins the end lies. The last cards of the circle take seconds, the first ones may take for ever.',
        'Values in JSON are the first player’s total less the second player’s.',
      ],
    },
    deal: {
      summary: 'show what a seed deals',
      about: [
        'Shows the three scoring cards and the circle of fifteen that a seed deals. The same seed always deals the same cards.',
      ],
    },
    replay: {
      summary: 'show a game step by step',
      about: [
        'Shows a game step by step. CODE is a link code, FILE a file with the code or with the game as text. In a terminal, Enter shows the next step; otherwise all steps are printed.',
        'With --json the game is one object; “winner” is missing until the game is over; until then the tally is the one so far.',
      ],
    },
    score: {
      summary: 'score towns, with the reasons',
      about: [
        'Scores two towns under up to three scoring cards and says where every point comes from. A town is written as its cards in the order in which they were placed, separated by semicolons: card, cell x,y of its top left territory, and “turned” if it is upside down. x grows to the right, y grows downwards; the first card may be on any cell.',
        'Without --center, --first and --second the towns are read from standard input as JSON: one object, or one per line. “center” holds up to three ids; a town may be empty or missing; “rotation” is “upright” unless given.',
        'With --json a bad line is answered with its number, the error, and the rule if one is broken; the others are answered all the same, and the exit code is 1.',
      ],
    },
    placements: {
      summary: 'list the legal placements of a card',
      about: [
        'Lists every legal placement of a card in a town, in the order that the link code uses. A town is written as for “score”.',
        'Without --town and --card the question is read from standard input as JSON: one object, or one per line. With --json a bad line is answered with its number and the error; the exit code is then 1.',
      ],
    },
    perft: {
      summary: 'count the lines of play to a depth',
      about: [
        'Counts the positions that lie NUMBER moves ahead, from the deal of a seed or from a game. It serves to check that two programs know the same rules.',
      ],
    },
    simulate: {
      summary: 'let bots play each other',
      about: [
        'Lets two bots play; the first one named is the first player. Games are numbered from 1: game i is dealt from the seed SEED/i, and what the bots leave to chance comes from it as well, so the same command always gives the same games. “deal --seed SEED/i” shows the deal of one of them.',
        'With --json every game is one object on a line of its own; otherwise a summary is shown.',
      ],
    },
    match: {
      summary: 'let two players play the same deals from both seats',
      about: [
        'Every deal is played twice with the seats swapped; whoever has the better sum of both margins wins the pair, and a tie counts as half a win. The interval says where the true share of pairs won lies with 95 % confidence (Wilson). Deal i comes from the seed SEED/i.',
        'A player is a bot, or “cmd:PROGRAM ARGUMENTS…”: any program that speaks the bot protocol (docs/bot-protocol.md). A program that hangs, dies, cheats or floods loses that game, which counts as lost by at least 100 points, and the pair with it unless the other is at fault too; it is started again for the next.',
        'With --json the match is one object; “margin” is the total of a less that of b; “fault” is there only where a program lost by one.',
        'Levels 1 to 7 and “companion” have limits of their own, which --time and --nodes can only narrow.',
      ],
    },
    levels: {
      summary: 'show the eight levels, or let them play',
      about: [
        'Shows what each level sees. With --deals each level plays against the one below, and level 1 against random and greedy: each should win 65 % to 75 % of the pairs against the one below, level 1 at least 90 % against random and at most 20 % against greedy.',
      ],
    },
    bench: {
      summary: 'count and time the thinking on fixed positions',
      about: [
        'Thinks about fixed positions and prints how many nodes that took, which is the same on every machine until the way of thinking changes, and how long it took.',
      ],
    },
    bot: {
      summary: 'play for other programs, in the bot protocol',
      about: [
        'Reads the requests of another program, one per line, and answers with moves: the bot protocol of docs/bot-protocol.md. A bad line is answered with “error” and the next is read. It ends with “quit” or with the end of input.',
        'Levels 1 to 7 have limits of their own, which a budget can only narrow; level 8 looks at 3,000 nodes where none is given.',
      ],
    },
    'deck check': {
      summary: 'check a deck file',
      about: [
        'Says whether a deck file is valid and, if not, lists everything that is wrong with it, and where.',
      ],
    },
    'deck show': {
      summary: 'show the cards of a deck',
      about: [
        'Shows the cards of the printed deck, of Frontier or of a deck file: front, title, id, condition, and how well each side is known. With CARD, the id of a card, only that one.',
      ],
    },
  },
  options: {
    bots: 'one bot to play against, or two to watch, separated by a comma',
    botsOfSimulate: 'two bots separated by a comma, the first player first',
    card: 'the card to be placed, by id or title',
    center: 'up to three scoring cards by id or title, separated by commas',
    deals: 'how many deals, 10 unless given; each is played twice',
    dealsOfLevels: 'let the levels play, this many deals each',
    deck: 'use this deck: printed (1), frontier (2) or a deck file',
    depth: 'how many moves ahead, 0 to 31',
    divide: 'also count each move by itself',
    first:
      'the first player: you, bot, either (left to chance), or the name of a bot; you (or the bot named first) unless given',
    games: 'how many games, 1 unless given',
    help: 'show this help',
    json: 'print JSON, and nothing else, on standard output',
    language: 'en, de, nl, fr or it; that of the shell unless given',
    level: 'play against the bot of a level from 1 (a child can win) to 8; short for --bots L1 to L8',
    levelOfBot: 'the level, 1 to 8; 8 unless given',
    nodes: 'how much each may think about a move, counted in nodes',
    playerA: '"cmd:PROGRAM ARGUMENTS…", or a bot',
    playerB: 'the other player',
    seed: 'any text of 1 to 64 characters; a new one is made unless given',
    seedOfSimulate: 'the seed that all games are dealt from; a new one is made unless given',
    step: 'only the position after this many moves',
    timeOfAnalysis: 'how long to think at most, such as 0.5',
    timeOfBots: 'how long a bot may think about a move, such as 0.5; its own measure unless given',
    timeOfMatch: 'how long each may think about a move, such as 0.2; its own measure unless given',
    town: 'the town, such as "undiscovered 0,0; badlands 2,1 turned"',
    townOfFirst: 'the town of the first player, such as "undiscovered 1,0; badlands 0,0 turned"',
    townOfSecond: 'the town of the second player',
    welcome: 'greet, and ask who plays',
  },
};
