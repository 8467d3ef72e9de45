// The account in Dutch.

import { amounts } from '../../grammar/nl/amounts.ts';
import type { AccountWords } from '../contract.ts';

const { number, plural } = amounts;

export const account: AccountWords = {
  heading: 'Account',
  intro: {
    nobody:
      'Om te spelen heb je geen account nodig: wie aan een tafel gaat zitten, is een gast met een naam. Met een account vind je je partijen op elk apparaat en kun je voor een rating spelen.',
    guest:
      'Je bent gast. Je partijen horen bij deze browser. Met een passkey worden ze een account: je vindt ze op elk apparaat en kunt voor een rating spelen.',
  },
  name: {
    label: 'Naam',
    help: '2 tot 24 letters en cijfers, met losse spaties, punten, streepjes en apostroffen ertussen.',
    save: 'Naam opslaan',
    saved: (name) => `Je heet nu ${name}.`,
  },
  profile: 'Mijn resultaten',
  passkey: {
    heading: 'Passkey',
    what: 'Een passkey zit in je apparaat of je wachtwoordbeheerder en gaat open met vinger, gezicht of pincode. Er is geen wachtwoord dat gestolen kan worden.',
    make: 'Passkey maken',
    another: 'Nog een passkey maken',
    count: (passkeys) => `${number(passkeys)} ${plural(passkeys, { one: 'passkey', other: 'passkeys' })}`,
    made: 'De passkey is gemaakt.',
    signIn: 'Inloggen met passkey',
    signInHelp: 'Heb je al een account? Partijen die je hier als gast hebt gespeeld, komen mee.',
    signedIn: (name) => `Welkom terug, ${name}.`,
    unable: {
      insecure:
        'Passkeys hebben een beveiligde verbinding nodig. Deze pagina kwam via gewoon http: open haar via https, of op de computer zelf als localhost.',
      number:
        'Passkeys hebben een naam in het adres nodig, en deze pagina is met een nummer (een IP-adres) geopend. Open haar met haar naam, op de computer zelf als localhost.',
      browser: 'Deze browser kent geen passkeys. Een nieuwere versie of een andere browser wel.',
      cancelled: 'Er is niets gebeurd: de vraag om de passkey is gesloten of duurde te lang.',
      already: 'Dit apparaat heeft al een passkey voor je account.',
      failed: 'De passkey werkte niet. Probeer het nog eens.',
    },
  },
  codes: {
    heading: 'Herstelcodes',
    what: 'Zijn al je passkeys kwijt, dan laat een herstelcode je binnen. Elke code werkt één keer.',
    left: (codes) => `${number(codes)} ${plural(codes, { one: 'code werkt', other: 'codes werken' })} nog`,
    renew: 'Nieuwe codes',
    renewAsk: 'Je krijgt nieuwe codes, en alle oude werken niet meer. Doorgaan?',
    use: 'Herstelcode gebruiken',
    label: 'Herstelcode',
    send: 'Inloggen',
    keep: 'Bewaar deze codes op een veilige plek, buiten dit apparaat. Ze worden alleen deze ene keer getoond.',
    copy: 'Kopiëren',
    print: 'Afdrukken',
    sheet: (name) => `Circle the Wagons: herstelcodes van ${name}`,
    kept: 'Ik heb ze bewaard',
    leaving: 'Codes bewaard?',
    leaveAsk:
      'Je hebt nog niet gezegd dat je de codes hebt bewaard. Later kan niemand ze je nog tonen; je kunt dan alleen nieuwe maken.',
    leave: 'Zonder codes weggaan',
    done: 'Klaar',
  },
  out: {
    heading: 'Uitloggen',
    here: 'Hier uitloggen',
    everywhere: 'Overal uitloggen',
    guestAsk:
      'Je bent gast zonder passkey: als je eenmaal bent uitgelogd, kan niemand je je naam en je open partijen teruggeven. Toch uitloggen?',
    everywhereHelp: 'Als een apparaat kwijt is of iemand anders het heeft gebruikt.',
    done: 'Je bent uitgelogd.',
  },
  delete: {
    heading: 'Wissen',
    account: 'Account wissen',
    guest: 'Mijn naam en gegevens wissen',
    ask: 'Je naam, passkeys, herstelcodes en rating worden voorgoed gewist, en lopende partijen zijn verloren. Afgelopen partijen blijven voor je medespelers bestaan, zonder je naam. Dit kan niet ongedaan worden gemaakt.',
    sure: 'Ja, voorgoed wissen',
    done: 'Alles van jou is gewist.',
  },
  blocked: {
    heading: 'Geblokkeerde spelers',
    none: 'Je hebt niemand geblokkeerd.',
    unblock: 'Deblokkeren',
    unblockWhom: (name) => `${name} deblokkeren`,
    unblocked: (name) => `${name} is niet meer geblokkeerd.`,
  },
};
