// The entry point: theme, language, then the app.

import { computed } from '@preact/signals';
import { pickLanguage } from '@wagons/words';
import { render } from 'preact';
import '@wagons/board/board.css';
import '../kit/look/tokens.css';
import '../kit/look/fonts.css';
import '../kit/look/base.css';
import { App } from './app.tsx';
import { followRoute } from './arrival.ts';
import { applyTheme } from '../kit/browser/appearance.ts';
import { settings, store } from '../kit/storage/storage.ts';
import { hasOwnDecks } from '../play/local/library.ts';
import { dailyGameId } from '../play/store/dailyGame.ts';
import { gameKey } from '../play/store/games.ts';
import { afterPaint } from '../kit/browser/afterPaint.ts';
import { renderApart } from '../kit/browser/renderApart.ts';
import { pushDevice } from '../online/identityFlag.ts';
import { awaitOffer } from '../kit/browser/install.ts';
import { workOffline } from '../kit/browser/offline.ts';

applyTheme();
renderApart();
followRoute(
  computed(() => settings.language.value ?? pickLanguage(navigator.languages)),
  hasOwnDecks,
);
const root = document.getElementById('app');
if (root) render(<App />, root);
workOffline();
awaitOffer();
// Games of an earlier version may count what was only tried again.
if (store.keys().filter((key) => key.startsWith(gameKey(''))).length > 1)
  afterPaint(
    () => void import('../play/local/markOldRetries.ts').then(({ markOldRetries }) => markOldRetries()),
  );
if (pushDevice() !== undefined)
  void import('../online/pushAlerts.ts').then(async ({ renewPush }) => renewPush());
// A page that was closed right after the last move had no time to store the result of the daily deal.
if (store.keys().some((key) => key.startsWith(gameKey(dailyGameId('')))))
  void import('../play/local/dailyResults.ts').then(({ keepDailyResults }) => keepDailyResults());
