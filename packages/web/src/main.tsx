// The way in: finds the language and the settings, and shows the screen that the address names.

import { render } from 'preact';
import { workOffline } from './app/pwa.ts';
import './look/tokens.css';
import './look/fonts.css';

const root = document.getElementById('app');
if (root) render(<h1>Circle the Wagons</h1>, root);
workOffline();
