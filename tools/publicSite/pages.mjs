// The pages that only the public site has: for players, and for the press.

import { textOf } from '../files.mjs';
import { framed } from './frame.mjs';

export const STYLE = textOf('tools/publicSite/site.css') ?? '';

const { version } = JSON.parse(textOf('package.json') ?? '{}');

/**
 * @param {string} picture
 * @param {string} caption
 * @param {string} [home]
 */
const shot = (picture, caption, home = '') =>
  `<figure><a href="${home}gallery/${picture}.webp"><img src="${home}gallery/${picture}.webp" alt="${caption}" loading="lazy"></a>
<figcaption>${caption}</figcaption></figure>`;

/** @param {{ withApi: boolean }} options */
export const playersPage = ({ withApi }) =>
  framed({
    path: 'index.html',
    title: 'Circle the Wagons, digital',
    body: `<h1>Eighteen cards, two towns</h1>
<p class="lead">Three cards say how this game scores. The other fifteen lie in a circle. Take the next card, or skip ahead to
the one you want, but every card you skip goes to your opponent, who must place it. After the deal there is no luck, and
nothing is hidden.</p>
<p class="actions"><a href="play/index.html">Play now</a> <a href="play/index.html#/learn">Learn in three minutes</a></p>
<p>It runs in your browser, on a phone or a computer, in English, German, Dutch, French and Italian. No account, nothing to
install, and it works offline after the first visit.</p>
<div class="shots">
${shot('placing', 'Hold a card over a spot and see how every line of the score changes')}
${shot('home-phone', 'Choose an opponent, or a friend')}
${shot('end-phone', 'Every point explained at the end')}
</div>
<h2>What you can do here</h2>
<ul>
<li><strong>Play the computer:</strong> eight levels, from a beginner to one that is nearly unbeatable.</li>
<li><strong>Play a friend:</strong> on one device, or online on a server of the game.</li>
<li><strong>Review a game:</strong> every decision graded, and the better move explained in words.</li>
<li><strong>Solve puzzles:</strong> hundreds of positions with proven answers, and a new deal every day.</li>
<li><strong>Score the printed game:</strong> a pad that counts your towns.</li>
</ul>
<h2>Read on</h2>
<ul>
<li>The <a href="rules/en.html">rules</a> and all <a href="cards/en.html">cards</a>, in five languages.</li>
<li>How balanced is it? <a href="project/docs/lab.html">What thousands of computer games say</a>.</li>
<li>Host it yourself: <a href="project/docs/operations.html">the manual for servers</a>.</li>
<li>Write a bot or a client: the <a href="project/docs/bot-protocol.html">bot protocol</a>, the
<a href="project/docs/protocol.html">protocol of the server</a>, the
<a href="project/docs/notation.html">notation</a>${withApi ? ', the <a href="api/index.html">API reference</a>' : ''}.</li>
<li>How it is made: the <a href="project/ARCHITECTURE.html">architecture</a> and the
<a href="project/CONTRIBUTING.html">guide for contributors</a>.</li>
</ul>`,
  });

export const pressPage = () =>
  framed({
    path: 'press/index.html',
    title: 'Press kit',
    body: `<h1>Press kit</h1>
<table>
<tr><th>Name</th><td>Circle the Wagons, digital</td></tr>
<tr><th>What it is</th><td>A free, open-source version of the card game for two, in the browser and in the terminal</td></tr>
<tr><th>Version</th><td>${version}</td></tr>
<tr><th>The card game</th><td>By Steven Aramini, Danny Devine and Paul Kluka, published by
<a href="https://buttonshygames.com">Button Shy</a></td></tr>
<tr><th>Relation</th><td>An unofficial fan implementation, not affiliated with or endorsed by the publisher</td></tr>
<tr><th>Runs on</th><td>Chrome and Edge 125, Firefox 121, Safari 16.4 and newer; phones, tablets and computers</td></tr>
<tr><th>Languages</th><td>English, German, Dutch, French, Italian</td></tr>
<tr><th>Price</th><td>Free, without advertisements and without tracking</td></tr>
<tr><th>License</th><td>MIT (program, texts and drawings); the rights in the game itself stay with their owners</td></tr>
</table>
<h2>In one sentence</h2>
<p>Take the card you want, and give your opponent every card you skip: a two-player game of eighteen cards without luck after
the deal, with computer opponents for every strength, a review that explains your mistakes, and online play.</p>
<h2>Pictures</h2>
<p>You may use them in articles about the game. The <a href="../icon.svg">icon</a> is also there as
<a href="../icon-512.png">PNG</a>.</p>
<div class="shots">
${shot('home', 'Home', '../')}
${shot('placing', 'Placing a card', '../')}
${shot('drafting', 'Drafting from the circle', '../')}
${shot('online', 'A game online', '../')}
${shot('end', 'The end of a game', '../')}
${shot('home-phone', 'Home on a phone', '../')}
${shot('placing-phone', 'Placing on a phone', '../')}
${shot('rules-phone', 'The rules on a phone', '../')}
</div>`,
  });
