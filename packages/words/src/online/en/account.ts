// The account in English.

import { amounts } from '../../grammar/en/amounts.ts';
import type { AccountWords } from '../contract.ts';

const { number, plural } = amounts;

export const account: AccountWords = {
  heading: 'Account',
  intro: {
    nobody:
      'You need no account to play: whoever sits down at a table is a guest with a name. An account keeps your games for every device and lets you play for a rating.',
    guest:
      'You are a guest. Your games belong to this browser. With a passkey they become an account: you find them on every device, and you can play for a rating.',
  },
  name: {
    label: 'Name',
    help: '2 to 24 letters and digits; single spaces, dots, dashes and apostrophes between them.',
    save: 'Save the name',
    saved: (name) => `You are now ${name}.`,
  },
  profile: 'My results',
  passkey: {
    heading: 'Passkey',
    what: 'A passkey lives in your device or your password manager and opens with a finger, a face or a PIN. There is no password that could be stolen.',
    make: 'Make a passkey',
    another: 'Add another passkey',
    count: (passkeys) => `${number(passkeys)} ${plural(passkeys, { one: 'passkey', other: 'passkeys' })}`,
    made: 'The passkey is made.',
    signIn: 'Sign in with a passkey',
    signInHelp: 'Have you got an account? Games that you played here as a guest come along.',
    signedIn: (name) => `Welcome back, ${name}.`,
    unable: {
      insecure:
        'Passkeys need a secure connection. This page came over plain http: open it by https, or on the machine itself as localhost.',
      number:
        'Passkeys need a name in the address, and this page was opened by a number (an IP address). Open it by its name, on the machine itself as localhost.',
      browser: 'This browser does not know passkeys. A newer version or another browser does.',
      cancelled: 'Nothing was done: the question for the passkey was closed or took too long.',
      already: 'This device already has a passkey for your account.',
      failed: 'The passkey did not work. Try again.',
    },
  },
  codes: {
    heading: 'Recovery codes',
    what: 'If all your passkeys are lost, a recovery code lets you in. Each works once.',
    left: (codes) => `${number(codes)} ${plural(codes, { one: 'code is', other: 'codes are' })} still good`,
    renew: 'New codes',
    renewAsk: 'You get new codes, and all old ones stop working. Go on?',
    use: 'Use a recovery code',
    label: 'Recovery code',
    send: 'Sign in',
    keep: 'Keep these codes in a safe place, outside this device. They are shown only this once.',
    copy: 'Copy',
    print: 'Print',
    sheet: (name) => `Circle the Wagons: recovery codes of ${name}`,
    kept: 'I have kept them',
    leaving: 'Codes kept?',
    leaveAsk:
      'You have not said that you have kept the codes. Nobody can show them to you later; you could only make new ones.',
    leave: 'Leave without them',
    done: 'Done',
  },
  out: {
    heading: 'Sign out',
    here: 'Sign out here',
    everywhere: 'Sign out everywhere',
    guestAsk:
      'You are a guest without a passkey: once you have signed out, nobody can bring your name and your open games back to you. Sign out all the same?',
    everywhereHelp: 'If a device was lost, or somebody else used it.',
    done: 'You are signed out.',
  },
  delete: {
    heading: 'Delete',
    account: 'Delete the account',
    guest: 'Delete my name and data',
    ask: 'Your name, passkeys, recovery codes and rating are deleted for good, and games in progress are lost. Finished games stay for the people you played with, without your name. This cannot be undone.',
    sure: 'Yes, delete for good',
    done: 'Everything of yours is deleted.',
  },
  blocked: {
    heading: 'Blocked players',
    none: 'You have blocked nobody.',
    unblock: 'Unblock',
    unblockWhom: (name) => `Unblock ${name}`,
    unblocked: (name) => `${name} is no longer blocked.`,
  },
};
