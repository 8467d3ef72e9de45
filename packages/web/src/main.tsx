// The way in: dresses the page, finds the language, and shows the screen that the address names.

import { render } from 'preact';
import '@wagons/board/board.css';
import './look/tokens.css';
import './look/fonts.css';
import './look/base.css';
import { App } from './app/app.tsx';
import { dress } from './app/appearance.ts';
import { settings, unpack } from './app/desk.ts';
import { drawInTime } from './app/drawing.ts';
import { awaitOffer } from './app/install.ts';
import { workOffline } from './app/offline.ts';
import { followLanguage } from './app/speech.ts';

dress();
drawInTime();
followLanguage(settings.language);
const root = document.getElementById('app');
void unpack().then(() => {
  if (root) render(<App />, root);
});
workOffline();
awaitOffer();
