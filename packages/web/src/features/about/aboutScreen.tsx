// About: credits, licenses, stored data, and what this device can do.

import { Emblem, Flourish } from '@wagons/board';
import { makeRoute } from '../../kit/browser/route.ts';
import { laterWords } from '../../kit/lazy/laterWords.ts';
import { Page } from '../../kit/ui/page.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import { usePagesWords, waitForWords } from '../../kit/lazy/pagesWords.ts';
import { Device } from './device.tsx';
import { Deleted, Privacy } from './privacy.tsx';
import { Scenery } from '../../play/scenery/scenery.tsx';
import './about.css';

/** Inserted by the build; undefined in tests. */
const VERSION = String(import.meta.env['VITE_VERSION'] ?? '');

export const AboutScreen = waitForWords(laterWords.wait(About));

function About() {
  const { shell } = useSpeech().web;
  const { credits, lab, licences, version } = usePagesWords().about;
  return (
    <Page heading={shell.places.about} scene={<Scenery of="about" />}>
      <Deleted />
      <section class="about about-game">
        <Emblem />
        <div class="about">
          <h2>{credits.heading}</h2>
          <p>
            <b>{credits.designers}</b> {credits.publisher}
          </p>
          <p>{credits.ours}</p>
          <p>{credits.printed}</p>
          <p>
            <a href={makeRoute({ screen: 'lab' })}>{lab}</a>
          </p>
        </div>
      </section>
      <div class="about-break">
        <Flourish />
      </div>
      <Privacy />
      <Device />
      <section class="about">
        <h2>{licences.heading}</h2>
        <ul>
          <li>{licences.program}</li>
          <li>{licences.fonts}</li>
          <li>{licences.libraries}</li>
        </ul>
        <p>
          <a href="./licences.txt">{licences.all}</a>
        </p>
      </section>
      {VERSION !== '' && (
        <p>
          <small>{version({ version: VERSION })}</small>
        </p>
      )}
    </Page>
  );
}
