// Tests of reports and blocks.

import { describe, expect, it } from 'vitest';
import { act, guest, httpWorld } from '../../test/httpWorld.ts';
import { SETTINGS } from '../../test/play.ts';

const here = httpWorld();

describe('blocking', () => {
  it('keeps two players from sitting at one table until unblocked', async () => {
    const { app, hall } = here();
    const [ada, bert] = [await guest(app, 'Ada'), await guest(app, 'Bert')];
    await ada.ask('block', { params: { id: bert.id } });
    await ada.ask('block', { params: { id: bert.id } });
    expect(await ada.ask('blocked')).toMatchObject({ players: [{ id: bert.id, name: 'Bert' }] });
    expect(await bert.ask('blocked')).toEqual({ players: [] });

    const { id } = await ada.ask('openTable', { body: SETTINGS });
    const answers: unknown[] = [];
    const command = { type: 'sit' } as const;
    await hall.perform(
      bert.id,
      { type: 'do', table: id, cmdId: 'cmd-cmd-1', expectedSeq: 1, command },
      (answer) => void answers.push(answer),
    );
    expect(answers).toMatchObject([{ type: 'refused', code: 'blocked' }]);

    await ada.ask('unblock', { params: { id: bert.id } });
    await ada.ask('unblock', { params: { id: bert.id } });
    await act(here(), bert.id, id, command);
  });

  it('hides the open tables of both from each other', async () => {
    const { app, hall } = here();
    const [ada, bert] = [await guest(app, 'Ada'), await guest(app, 'Bert')];
    const { id: adas } = await ada.ask('openTable', { body: { ...SETTINGS, listed: true } });
    const { id: berts } = await bert.ask('openTable', { body: { ...SETTINGS, listed: true } });
    for (const [host, id] of [
      [ada.id, adas],
      [bert.id, berts],
    ] as const)
      await hall.watch({ player: host, send: () => undefined, sendText: () => undefined }, { table: id });
    await ada.ask('block', { params: { id: bert.id } });
    const seenBy = async (one: typeof ada): Promise<readonly string[]> =>
      (await one.ask('lobby')).tables.map(({ id }) => id).filter((id) => id === adas || id === berts);
    expect(await seenBy(ada)).toEqual([adas]);
    expect(await seenBy(bert)).toEqual([berts]);
    expect((await seenBy(await guest(app))).toSorted()).toEqual([adas, berts].toSorted());
    await ada.ask('unblock', { params: { id: bert.id } });
    expect((await seenBy(ada)).toSorted()).toEqual([adas, berts].toSorted());
  });

  it('is refused for unknown players and for oneself', async () => {
    const ada = await guest(here().app);
    for (const id of ['x'.repeat(16), ada.id, 'x'])
      expect((await ada.refusal('block', { params: { id } })).code).toBe('noSuchPlayer');
  });
});

describe('a report', () => {
  it('is stored for the operator', async () => {
    const { app, store } = here();
    const [ada, bert] = [await guest(app), await guest(app)];
    const body = { player: bert.id, reason: 'chat', text: 'He said\nsomething.', game: 'x'.repeat(22) };
    expect(await ada.ask('report', { body })).toEqual({});
    expect(await ada.ask('report', { body: { player: bert.id, reason: 'other' } })).toEqual({});
    const about = (await store.reports()).filter(({ player }) => player === bert.id);
    expect(about).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...body, by: ada.id }),
        expect.objectContaining({ by: ada.id, reason: 'other' }),
      ]),
    );
  });

  it.each([
    [{ player: 'x'.repeat(16), reason: 'chat' }, 'noSuchPlayer'],
    [{ reason: 'boring' }, 'malformed'],
    [{ reason: 'chat', text: 'a\u202eb' }, 'badText'],
    [{ reason: 'chat', text: 'a\u0000b' }, 'badText'],
    [{ reason: 'chat', text: 'x'.repeat(501) }, 'malformed'],
    [{ reason: 'chat', by: 'x'.repeat(16) }, 'malformed'],
  ])('is refused with %j: %s', async (wish, code) => {
    const { app } = here();
    const [ada, bert] = [await guest(app), await guest(app)];
    expect((await ada.refusal('report', { body: { player: bert.id, ...wish } })).code).toBe(code);
  });
});
