// Tests of stored alert settings, on both databases.

import { describe, expect, it } from 'vitest';
import { KINDS } from '../../test/databases.ts';
import { guest, NOW, storageOf } from '../../test/stored.ts';
import type { AlertTarget } from '../ports/alerts.ts';
import { traces } from './traces.ts';

let made = 0;
const browser = (player: string, wish: Partial<AlertTarget> = {}): AlertTarget => ({
  id: `target-${++made}`,
  player,
  channel: 'push',
  address: `https://push.example/${made}`,
  keys: { p256dh: 'key', auth: 'secret' },
  session: 'phone',
  device: 'Firefox · Android',
  addedAt: NOW + made,
  confirmedAt: NOW,
  ...wish,
});
const mail = (player: string, wish: Partial<AlertTarget> = {}): AlertTarget => {
  const { keys: _, session: __, confirmedAt: ___, ...rest } = browser(player);
  return { ...rest, channel: 'mail', address: 'ada@home.example', secret: `secret-${made}`, ...wish };
};
const NIGHT = { language: 'nl', zone: 'Europe/Amsterdam', quiet: { from: 22, to: 7 } } as const;

describe.each(KINDS)('%s', (kind) => {
  const here = storageOf(kind);
  const ids = async (player: string): Promise<readonly string[]> =>
    (await here().store.alertsOf(player)).targets.map(({ id }) => id);
  const join = async (): Promise<string> => {
    const player = guest();
    await here().store.addPlayer(player);
    return player.id;
  };

  it('keeps settings and addresses', async () => {
    const { store } = here();
    const ada = await join();
    expect(await store.alertsOf(ada)).toEqual({ targets: [] });
    const [one, other] = [browser(ada), mail(ada)];
    await store.addAlertTarget(one, 5);
    await store.addAlertTarget(other, 1);
    await store.setAlerts(ada, NIGHT);
    expect(await store.alertsOf(ada)).toEqual({ settings: NIGHT, targets: [one, other] });
    const { quiet: _, ...always } = NIGHT;
    await store.setAlerts(ada, always);
    expect((await store.alertsOf(ada)).settings).toEqual(always);
    await store.removeAlertTarget(await join(), one.id);
    expect(await ids(ada)).toEqual([one.id, other.id]);
    await store.removeAlertTarget(ada, one.id);
    expect(await ids(ada)).toEqual([other.id]);
  });

  it('keeps the newest browsers, and one that asks again stays', async () => {
    const { store } = here();
    const ada = await join();
    const all = Array.from({ length: 3 }, () => browser(ada));
    for (const one of all) await store.addAlertTarget(one, 3);
    const [first, , third] = all as [AlertTarget, AlertTarget, AlertTarget];
    await store.addAlertTarget({ ...first, session: 'later' }, 3);
    expect(await ids(ada)).toHaveLength(3);
    await store.addAlertTarget({ ...first, session: 'later' }, 2);
    expect(await ids(ada)).toEqual([first.id, third.id]);
    expect((await store.alertsOf(ada)).targets[0]?.session).toBe('later');
  });

  it('a browser belongs to whom uses it now', async () => {
    const { store } = here();
    const [ada, bert] = [await join(), await join()];
    const shared = browser(ada);
    await store.addAlertTarget(shared, 5);
    await store.addAlertTarget({ ...shared, player: bert }, 5);
    expect([await ids(ada), await ids(bert)]).toEqual([[], [shared.id]]);
  });

  it('signing out ends the browsers of a session, or all of them, and no mail', async () => {
    const { store } = here();
    const ada = await join();
    const [phone, laptop, letter] = [browser(ada), browser(ada, { session: 'laptop' }), mail(ada)];
    for (const one of [phone, laptop, letter]) await store.addAlertTarget(one, 5);
    await store.endAlerts(await join(), 'phone');
    await store.endAlerts(ada, 'phone');
    expect(await ids(ada)).toEqual([laptop.id, letter.id]);
    await store.endAlerts(ada);
    expect(await ids(ada)).toEqual([letter.id]);
  });

  it('a mail address is confirmed and removed by its secret', async () => {
    const { store } = here();
    const ada = await join();
    const letter = mail(ada);
    const secret = letter.secret ?? '';
    await store.addAlertTarget(letter, 1);
    expect(await store.confirmAlerts('another', NOW)).toBe(false);
    expect(await store.confirmAlerts(secret, NOW + 5)).toBe(true);
    expect(await store.confirmAlerts(secret, NOW + 9)).toBe(true);
    expect((await store.alertsOf(ada)).targets[0]?.confirmedAt).toBe(NOW + 5);
    expect(await store.stopAlerts(secret)).toBe(true);
    expect(await store.stopAlerts(secret)).toBe(false);
    expect(await ids(ada)).toEqual([]);
  });

  it('remembers what arrived, and since when nothing does', async () => {
    const { store } = here();
    const ada = await join();
    const one = browser(ada);
    await store.addAlertTarget(one, 5);
    const times = async (): Promise<unknown> => {
      const [target] = (await store.alertsOf(ada)).targets;
      return [target?.deliveredAt, target?.failedAt];
    };
    await store.noteAlert(one.id, NOW + 1, true);
    await store.noteAlert(one.id, NOW + 2, false);
    expect(await times()).toEqual([NOW + 1, NOW + 2]);
    await store.noteAlert(one.id, NOW + 3, true);
    expect(await times()).toEqual([NOW + 3, undefined]);
  });

  it('a guest takes alerts along into the account, which keeps its own settings', async () => {
    const { store } = here();
    const [early, late, ada] = [await join(), await join(), await join()];
    const [one, other] = [browser(early), browser(late)];
    await store.addAlertTarget(one, 5);
    await store.addAlertTarget(other, 5);
    await store.setAlerts(early, NIGHT);
    await store.setAlerts(late, { language: 'fr', zone: 'UTC' });
    await store.merge(early, ada);
    await store.merge(late, ada);
    expect(await store.alertsOf(ada)).toEqual({
      settings: NIGHT,
      targets: [
        { ...one, player: ada },
        { ...other, player: ada },
      ],
    });
    expect(await store.alertsOf(early)).toEqual({ targets: [] });
  });

  it('all of it is exported: addresses, settings, and what isn’t sent yet', async () => {
    const { store, sql } = here();
    const ada = await join();
    await store.addAlertTarget(mail(ada), 1);
    await store.setAlerts(ada, NIGHT);
    await store.addTasks([{ id: `task-${ada}`, kind: 'news', player: ada, body: 'unsent', dueAt: NOW }]);
    expect(await traces(sql, ada)).toMatchObject({
      alertSettings: [{ zone: 'Europe/Amsterdam', quiet_from: 22 }],
      alertTargets: [{ channel: 'mail', address: 'ada@home.example' }],
      unsentAlerts: [{ body: 'unsent' }],
    });
  });
});
