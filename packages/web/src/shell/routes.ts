// The table of routes: what each screen is made of. A screen and the words it reads are loaded before it is shown.

import type { Area } from '@wagons/words/areas';
import type { ComponentType } from 'preact';
import { HomeScreen } from '../features/home/homeScreen.tsx';
import { NewGameScreen } from '../features/newGame/newGameScreen.tsx';
import { TableScreen } from '../features/table/tableScreen.tsx';
import type { RouteParameters, ScreenName } from '../kit/browser/route.ts';
import { Nowhere } from './nowhere.tsx';

/** The parameters of its address are the properties of a screen. Their path is in kit/browser/route.ts. */
export type RouteRecord<Parameters = never> = {
  /** The areas of words that are read here, besides those of the shell. */
  readonly words: readonly Area[];
  /** The screen itself, where it is part of the first load. */
  readonly screen?: ComponentType<Parameters>;
  readonly load?: () => Promise<ComponentType<Parameters>>;
  /** Another value of this parameter is another page, which starts afresh. */
  readonly each?: keyof Parameters;
};

export const ROUTES: { readonly [Name in ScreenName]: RouteRecord<RouteParameters[Name]> } = {
  home: { words: ['online', 'puzzles', 'refusals'], screen: HomeScreen },
  new: { words: ['game'], screen: NewGameScreen, each: 'code' },
  table: { words: ['game', 'rules', 'puzzles'], screen: TableScreen, each: 'id' },
  nowhere: { words: [], screen: Nowhere },
  first: {
    words: [],
    load: async () => (await import('../features/newGame/firstGameScreen.tsx')).FirstGameScreen,
  },
  learn: {
    words: ['game', 'lessons', 'rules'],
    load: async () => (await import('../features/learn/learnScreen.tsx')).LearnScreen,
  },
  puzzles: {
    words: ['game', 'rules', 'puzzles', 'pages'],
    load: async () => (await import('../features/puzzles/puzzlesScreen.tsx')).PuzzlesScreen,
  },
  ownPuzzle: {
    words: ['game', 'rules', 'puzzles', 'pages'],
    load: async () => (await import('../features/puzzles/puzzlesScreen.tsx')).PuzzlesScreen,
  },
  daily: {
    words: ['game', 'rules', 'puzzles'],
    load: async () => (await import('../features/daily/dailyScreen.tsx')).DailyScreen,
  },
  replay: {
    words: ['game', 'rules', 'pages'],
    load: async () => (await import('../features/replay/replayScreen.tsx')).ReplayScreen,
    each: 'code',
  },
  shared: {
    words: ['game', 'rules', 'pages'],
    load: async () => (await import('../features/shared/sharedScreen.tsx')).SharedScreen,
    each: 'code',
  },
  review: {
    words: ['game', 'rules', 'pages'],
    load: async () => (await import('../features/review/reviewScreen.tsx')).ReviewScreen,
    each: 'code',
  },
  pad: {
    words: ['game', 'rules', 'pages'],
    load: async () => (await import('../features/pad/padScreen.tsx')).PadScreen,
    each: 'filled',
  },
  sums: {
    words: ['game', 'rules', 'pages'],
    load: async () => (await import('../features/pad/sumsScreen.tsx')).SumsScreen,
  },
  rules: {
    words: ['game', 'rules'],
    load: async () => (await import('../features/rules/rulesScreen.tsx')).RulesScreen,
  },
  cards: {
    words: ['game', 'rules'],
    load: async () => (await import('../features/cards/cardsScreen.tsx')).CardsScreen,
  },
  games: {
    words: ['game', 'pages', 'online', 'refusals'],
    load: async () => (await import('../features/games/gamesScreen.tsx')).GamesScreen,
  },
  statistics: {
    words: ['numbers', 'pages'],
    load: async () => (await import('../features/statistics/statisticsScreen.tsx')).StatisticsScreen,
  },
  lab: {
    words: ['numbers'],
    load: async () => (await import('../features/lab/labScreen.tsx')).LabScreen,
  },
  settings: {
    words: [],
    load: async () => (await import('../features/settings/settingsScreen.tsx')).SettingsScreen,
  },
  about: {
    words: ['pages'],
    load: async () => (await import('../features/about/aboutScreen.tsx')).AboutScreen,
  },
  online: {
    words: ['online', 'refusals'],
    load: async () => (await import('../features/lobby/lobbyScreen.tsx')).LobbyScreen,
  },
  newTable: {
    words: ['game', 'online', 'refusals'],
    load: async () => (await import('../features/newTable/newTableScreen.tsx')).NewTableScreen,
  },
  invite: {
    words: ['game', 'online', 'refusals'],
    load: async () => (await import('../features/newTable/inviteScreen.tsx')).InviteScreen,
  },
  onlineTable: {
    words: ['game', 'rules', 'online', 'refusals'],
    load: async () => (await import('../features/onlineTable/onlineTableScreen.tsx')).OnlineTableScreen,
    each: 'id',
  },
  account: {
    words: ['online', 'refusals'],
    load: async () => (await import('../features/account/accountScreen.tsx')).AccountScreen,
  },
  alerts: {
    words: ['online', 'alerts', 'refusals'],
    load: async () => (await import('../features/alerts/alertsScreen.tsx')).AlertsScreen,
  },
  mail: {
    words: ['online', 'alerts', 'refusals'],
    load: async () => (await import('../features/alerts/mailLinkScreen.tsx')).MailLinkScreen,
    each: 'secret',
  },
  player: {
    words: ['online', 'refusals'],
    load: async () => (await import('../features/player/playerScreen.tsx')).PlayerScreen,
    each: 'id',
  },
  leaders: {
    words: ['online', 'refusals'],
    load: async () => (await import('../features/leaders/leadersScreen.tsx')).LeadersScreen,
  },
};
