// Bugs that would break a guarantee, each as a small change of the sources, with the test that must catch it.

/**
 * @typedef {object} Bug
 * @property {string} name
 * @property {ReadonlyArray<{ file: string, from: string, to: string }>} changes `from` occurs once in the file
 * @property {string} test   the test file
 * @property {string} title  the title of the test or its group, or a part of it
 */

const HALL = 'packages/server/src/hall';
const STORE = 'packages/server/src/store';
const TABLE = 'packages/server/src/table';
const SOCKET = 'packages/server/src/socket';
const PEOPLE = 'packages/server/src/people';
const HTTP = 'packages/server/src/http';
const PROTOCOL = 'packages/protocol/src';
const SERVER = 'packages/server/src';
const LIMITS = 'packages/server/src/limits';

/** @type {readonly Bug[]} */
export const BUGS = [
  {
    name: 'ack before commit',
    changes: [
      {
        file: `${HALL}/commands.ts`,
        from: '    const { answer, effects } = await execute(',
        to: "    reply({ type: 'ok', cmdId: message.cmdId, table: message.table, seq: message.expectedSeq + 1 });\n    const { answer, effects } = await execute(",
      },
      { file: `${HALL}/commands.ts`, from: '    reply(answer);\n', to: '' },
    ],
    test: `${HALL}/order.test.ts`,
    title: 'nothing is answered or broadcast before the event is stored',
  },
  {
    name: 'broadcast before commit',
    changes: [
      {
        file: `${HALL}/tableWriter.ts`,
        from: '  if (!(await append(context, entry, after, change))) {',
        to: '  broadcastEvent(context, entry, { before, stored, after });\n  if (!(await append(context, entry, after, change))) {',
      },
      { file: `${HALL}/tableWriter.ts`, from: '  broadcastEvent(context, entry, change);\n', to: '' },
    ],
    test: `${HALL}/order.test.ts`,
    title: 'nothing is answered or broadcast before the event is stored',
  },
  {
    name: 'compare-and-set removed (the key of the log)',
    changes: [
      {
        file: `${STORE}/storedEvent.ts`,
        from: '  values ($1, $2, $3, $4, $5, $6, $7, $8)`;',
        to: `  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (game, seq) do update set at = excluded.at, body = excluded.body, hash = excluded.hash,
    sum = excluded.sum, player = excluded.player, cmd = excluded.cmd\`;`,
      },
    ],
    test: `${STORE}/tables.test.ts`,
    title: 'lets one of eight racers win',
  },
  {
    name: 'compare-and-set removed (expectedSeq)',
    changes: [
      {
        file: `${HALL}/commands.ts`,
        from: '  if (expectedSeq !== table.seq) return answerRepeated(context, entry, request);\n',
        to: '',
      },
    ],
    test: `${HALL}/hall.test.ts`,
    title: 'a repeated command gets its first answer, whatever has happened since',
  },
  {
    name: 'dedup removed',
    changes: [
      {
        file: `${HALL}/commands.ts`,
        from: '  if (isOwn && isResultOf(next.event, command)) return accept(message, next.seq);\n',
        to: '  if (isOwn && next.seq === -1) return accept(message, next.seq);\n',
      },
    ],
    test: `${HALL}/hall.test.ts`,
    title: 'a repeated command gets its first answer, whatever has happened since',
  },
  {
    name: 'resume off by one',
    changes: [
      {
        file: `${HALL}/watching.ts`,
        from: '    if (since === table.seq) sendResume',
        to: '    if (since === table.seq || since === table.seq - 1) sendResume',
      },
    ],
    test: `${HALL}/hall.test.ts`,
    title: 'resumes a returning client: with nothing if nothing is new, otherwise with a snapshot',
  },
  {
    name: 'hash unchecked',
    changes: [
      {
        file: 'packages/web/src/online/replica.ts',
        from: '  if (!game || fingerprint(game) !== hash) return undefined;',
        to: "  if (!game || hash === '') return undefined;",
      },
    ],
    test: 'packages/web/src/online/remoteTable.test.ts',
    title: 'requests a snapshot when a fingerprint differs although the moves are legal',
  },
  {
    name: 'flag fall outside the log',
    changes: [
      {
        file: `${HALL}/commands.ts`,
        from: '  if (await writeAndAnnounce(context, entry, { before: table, event, at }))',
        to: '  entry.table = apply(table, event, at);\n  if (entry.id === "" && (await writeAndAnnounce(context, entry, { before: table, event, at })))',
      },
      {
        file: `${HALL}/commands.ts`,
        from: "import { flagFall } from '../table/clock.ts';",
        to: "import { apply } from '../table/apply.ts';\nimport { flagFall } from '../table/clock.ts';",
      },
    ],
    test: `${HALL}/hall.test.ts`,
    title: 'a flag falls on its own, is an event of the log, and is broadcast',
  },
  {
    name: 'downtime charged',
    changes: [
      {
        file: `${TABLE}/clock.ts`,
        from: 'of outages) spent -= Math.max',
        to: 'of outages) spent -= 0 * Math.max',
      },
    ],
    test: `${HALL}/hall.test.ts`,
    title: 'an outage is not charged to a player',
  },
  {
    name: 'downtime charged by a stalled server',
    changes: [{ file: `${HALL}/commands.ts`, from: '  await heartbeat.ensureRecent();\n', to: '' }],
    test: `${HALL}/stalled.test.ts`,
    title: 'a slow store does not cost players time',
  },
  {
    name: 'rating applied twice',
    changes: [
      {
        file: `${STORE}/ratings.ts`,
        from: '  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`;',
        to: '  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict do nothing`;',
      },
      {
        file: `${STORE}/ratings.ts`,
        from: 'rated_games = $5 where id = $1`;',
        to: 'rated_games = rated_games + ($5 - $5) + 1 where id = $1`;',
      },
      {
        file: `${STORE}/storedEvent.ts`,
        from: '  values ($1, $2, $3, $4, $5, $6, $7, $8)`;',
        to: '  values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`;',
      },
    ],
    test: `${STORE}/tables.test.ts`,
    title: 'changes both ratings once, however often its end is written',
  },
  {
    name: 'seat taken from the message',
    changes: [
      {
        file: `${TABLE}/decide.ts`,
        from: '  const role = roleOf(table, now.by);\n',
        to: "  const said = (command as { readonly seat?: Seat }).seat ?? (command.type === 'turn' ? seatToMove(table.game) : undefined);\n  const role = said ?? roleOf(table, now.by);\n",
      },
    ],
    test: `${TABLE}/matrix.test.ts`,
    title: '',
  },
  {
    name: 'spectator may command',
    changes: [
      {
        file: `${TABLE}/decide.ts`,
        from: "  if (role === 'spectator') return no('notSeated');\n  if (table.status !== 'going' || role === 'host') return no('notGoing');",
        to: "  if (table.status !== 'going' || role === 'host') return no('notGoing');\n  if (role === 'spectator') return then('first');",
      },
    ],
    test: `${TABLE}/matrix.test.ts`,
    title: '',
  },
  {
    name: 'Origin checked by endsWith (sockets)',
    changes: [
      {
        file: `${SOCKET}/gateway.ts`,
        from: 'if (origin !== undefined && !ports.origins().has(origin))',
        to: "if (origin !== undefined && ![...ports.origins()].some((one) => origin.endsWith(one.replace(/^https?:../, ''))))",
      },
    ],
    test: `${SOCKET}/gateway.test.ts`,
    title: 'is refused as',
  },
  {
    name: 'Origin checked by endsWith (requests)',
    changes: [
      {
        file: `${PEOPLE}/origin.ts`,
        from: 'if (origin !== undefined) return !origins.has(origin);',
        to: "if (origin !== undefined) return ![...origins].some((one) => origin.endsWith(one.replace(/^https?:../, '')));",
      },
    ],
    test: 'packages/server/src/http/matrix.test.ts',
    title: 'does nothing for a foreign page',
  },
  {
    name: 'no queue bound',
    changes: [
      {
        file: `${SOCKET}/connection.ts`,
        from: "if (this.#transport.waiting() > MOST_WAITING) this.close('tooSlow');",
        to: "if (this.#transport.waiting() === Infinity) this.close('tooSlow');",
      },
    ],
    test: `${SOCKET}/connection.test.ts`,
    title: 'a client that does not read is disconnected instead of buffered',
  },
  {
    name: 'synchronous=NORMAL',
    changes: [
      {
        file: `${STORE}/sqliteFile.ts`,
        from: 'pragma synchronous = full;',
        to: 'pragma synchronous = normal;',
      },
    ],
    test: `${STORE}/sqlite.test.ts`,
    title: 'waits for the disk at each commit',
  },
  {
    name: 'rules version ignored at replay',
    changes: [
      {
        file: `${HALL}/replay.ts`,
        from: "  if (event.type === 'opened' && event.rules !== RULES_VERSION) throw new OtherRules(`Table ${id}`);\n",
        to: "  if (event.type === 'opened' && event.rules === -RULES_VERSION) throw new OtherRules(`Table ${id}`);\n",
      },
      {
        file: `${TABLE}/apply.ts`,
        from: '  invariant(event.rules === RULES_VERSION, ',
        to: '  invariant(event.rules > 0 * RULES_VERSION, ',
      },
    ],
    test: `${HALL}/records.test.ts`,
    title: 'of other rules is not replayed',
  },
  {
    name: 'silent drop instead of conflict',
    changes: [
      {
        file: `${HALL}/commands.ts`,
        from: "  return refuse(message, { code: 'conflict' }, head);\n",
        to: '  return new Promise(() => undefined);\n',
      },
    ],
    test: `${HALL}/hall.test.ts`,
    title: 'of eight commands that race for one number, one wins, and the others get the head',
  },
  {
    name: 'session survives: the guest became part of an account',
    changes: [{ file: `${STORE}/players.ts`, from: ' and merged_into is null and', to: ' and' }],
    test: `${STORE}/sqlStore.test.ts`,
    title: 'hold their sessions until they are deleted or merged, or the session has ended',
  },
  {
    name: 'session survives: the guest became an account',
    changes: [{ file: `${STORE}/accounts.ts`, from: 'epoch = epoch + 1 - account', to: 'epoch = epoch' }],
    test: `${STORE}/sqlStore.test.ts`,
    title: 'lose the guest’s sessions when they become an account, and none with a second passkey',
  },
  {
    name: 'session survives: signed out on this device',
    changes: [
      {
        file: `${HTTP}/me.ts`,
        from: '      else if (claim) await sessions.end(claim);\n',
        to: '      void claim;\n',
      },
    ],
    test: `${HTTP}/me.test.ts`,
    title: 'voids the session of this device, and every copy of its cookie',
  },
  {
    name: 'session survives: a visit begins another one',
    changes: [
      {
        file: `${HTTP}/me.ts`,
        from: 'id: sessions.claim(headers)?.session ?? session.id',
        to: "id: sessions.claim(headers)?.by === undefined ? '' : session.id",
      },
    ],
    test: `${HTTP}/me.test.ts`,
    title: 'ends the token of a program',
  },
  {
    name: 'session survives: its socket, when the hint is lost',
    changes: [{ file: `${SOCKET}/gateway.ts`, from: ' || ended.has(session)', to: " || ended.has('')" }],
    test: 'packages/server/src/server.test.ts',
    title: 'detect within half a minute that a session ended on the other node, even without a hint',
  },
  {
    name: 'challenge of a passkey answered twice',
    changes: [
      {
        file: `${PEOPLE}/passkeys.ts`,
        from: "  if (!(await ports.challenges.spend(challenge))) return refused('badPasskey');\n  await store.usePasskey",
        to: '  await store.usePasskey',
      },
    ],
    test: `${HTTP}/accounts.test.ts`,
    title: 'cannot be replayed',
  },
  {
    name: 'cookie that a sibling domain could plant',
    changes: [
      {
        file: `${PEOPLE}/sessions.ts`,
        from: '(secure ? `__Host-${name}` : name)',
        to: "(secure && name.startsWith('__') ? `__Host-${name}` : name)",
      },
    ],
    test: `${PEOPLE}/sessions.test.ts`,
    title: 'under https the cookie has a name that only this host can set',
  },
  {
    name: 'name in two scripts',
    changes: [
      {
        file: `${PROTOCOL}/names.ts`,
        from: ' && ONE_SCRIPT.test(name) ?',
        to: " && ONE_SCRIPT.source !== '' ?",
      },
    ],
    test: `${PROTOCOL}/names.test.ts`,
    title: 'may not mix others',
  },
  {
    name: 'name with something invisible in it',
    changes: [{ file: `${PROTOCOL}/names.ts`, from: '![IGNORABLE, PILED,', to: '![/^$/u, PILED,' }],
    test: `${PROTOCOL}/names.test.ts`,
    title: 'holds nothing invisible',
  },
  {
    name: 'name of an account taken by another case',
    changes: [{ file: `${PROTOCOL}/names.ts`, from: '    .toLowerCase()\n    .toUpperCase()\n', to: '' }],
    test: `${PROTOCOL}/names.test.ts`,
    title: 'the key of a name',
  },
  {
    name: 'name of an account taken twice at once',
    changes: [
      {
        file: `${STORE}/migrations.ts`,
        from: "'create unique index player_account_name",
        to: "'create index player_account_name",
      },
    ],
    test: `${HTTP}/accounts.test.ts`,
    title: 'is given once when two guests become accounts concurrently',
  },
  {
    name: 'line of chat with nothing to see',
    changes: [
      {
        file: `${PROTOCOL}/names.ts`,
        from: 'VISIBLE.test(text) &&',
        to: "(VISIBLE.source === '' || text !== '') &&",
      },
    ],
    test: `${PROTOCOL}/names.test.ts`,
    title: 'has something to see',
  },
  {
    name: 'other rules accepted',
    changes: [
      {
        file: `${SOCKET}/connection.ts`,
        from: 'rulesVersion !== RULES_VERSION)',
        to: 'rulesVersion === -RULES_VERSION)',
      },
    ],
    test: `${SOCKET}/connection.test.ts`,
    title: 'a client with rules version',
  },
  {
    name: 'fingerprint other than described (the checksum)',
    changes: [
      { file: `${PROTOCOL}/fingerprint.ts`, from: 'one ^ (other >>> 15)', to: 'one ^ (other >>> 14)' },
    ],
    test: 'tools/protocolDocs.test.ts',
    title: 'agrees with the server about random games',
  },
  {
    name: 'fingerprint other than described (the text)',
    changes: [
      {
        file: `${PROTOCOL}/fingerprint.ts`,
        from: '`${seat} ${card} ${free}`',
        to: '`${seat} ${card} ${Number(free)}`',
      },
    ],
    test: 'packages/server/src/exampleClient.test.ts',
    title: 'play a whole game',
  },
  {
    name: 'dedup reads the whole log',
    changes: [
      {
        file: `${STORE}/tables.ts`,
        from: 'where event.game = $1 and event.seq = $2`;',
        to: 'where event.game = $1 and event.seq + 0 = $2`;',
      },
    ],
    test: `${STORE}/plans.test.ts`,
    title: 'a command’s event is found by reading one row',
  },
  {
    name: 'a cmdId used again for something else is done',
    changes: [
      {
        file: `${HALL}/commands.ts`,
        from: '  const objection = isUsed(entry, player, cmdId)\n',
        to: "  const objection = isUsed(entry, player, '')\n",
      },
    ],
    test: `${HALL}/bounds.test.ts`,
    title: 'reused for another message is refused without effect (node',
  },
  {
    name: 'a cmdId used again for another command gets the first answer',
    changes: [
      {
        file: `${HALL}/commands.ts`,
        from: '  if (isOwn && isResultOf(next.event, command)) return accept(message, next.seq);\n',
        to: '  if (isOwn && (isResultOf(next.event, command) || isOwn)) return accept(message, next.seq);\n',
      },
    ],
    test: `${HALL}/bounds.test.ts`,
    title: 'reused for another message is refused without effect (node',
  },
  {
    name: 'requests in one turn without end',
    changes: [
      {
        file: `${TABLE}/bounds.ts`,
        from: 'requests[seat] >= REQUESTS_PER_TURN',
        to: 'requests[seat] >= 1000 * REQUESTS_PER_TURN',
      },
    ],
    test: `${HALL}/bounds.test.ts`,
    title: 'are refused after the third',
  },
  {
    name: 'a log that grows without end',
    changes: [{ file: `${TABLE}/bounds.ts`, from: "return 'gameFull';", to: 'return undefined;' }],
    test: `${HALL}/bounds.test.ts`,
    title: 'are refused when the log is full, but the game can be finished',
  },
  {
    name: 'a bound refuses a legal turn',
    changes: [
      {
        file: `${TABLE}/decide.ts`,
        from: "  if (seatToMove(table.game) !== seat) return no('notYourTurn');\n",
        to: "  if (seatToMove(table.game) !== seat) return no('notYourTurn');\n  if (objectionToRequest(table, seat)) return no('gameFull');\n",
      },
    ],
    test: `${HALL}/bounds.test.ts`,
    title: 'are refused when the log is full, but the game can be finished',
  },
  {
    name: 'quick match looks at tables whose hosts have left',
    changes: [
      {
        file: `${HALL}/quickMatch.ts`,
        from: "settings.clock.kind === 'live' ? inSightSince(context.clock.now()) : 0;",
        to: "settings.clock.kind === 'live' ? Math.min(0, inSightSince(context.clock.now())) : 0;",
      },
    ],
    test: `${HALL}/hosts.test.ts`,
    title: ') pairs two present players, also after a restart',
  },
  {
    name: 'quick match takes the oldest table',
    changes: [
      {
        file: `${STORE}/lists.ts`,
        from: '  order by host_at desc limit $5`;',
        to: '  order by opened_at limit $5`;',
      },
    ],
    test: `${HALL}/hosts.test.ts`,
    title: ') pairs two present players, also after a restart',
  },
  {
    name: 'the lobby lists tables whose hosts have left',
    changes: [
      {
        file: `${HALL}/lobby.ts`,
        from: 'lasting: waitsWithoutHost(at)',
        to: 'lasting: Math.min(at, waitsWithoutHost(at))',
      },
    ],
    test: `${HALL}/hosts.test.ts`,
    title: 'the lobby lists the table of a present host',
  },
  {
    name: 'a table is offered although its host has left',
    changes: [
      {
        file: `${HALL}/hosts.ts`,
        from: '(isHostHere(tables.known(id)) ? attended : unattended)',
        to: '(isHostHere(tables.known(id)) ? attended : attended)',
      },
    ],
    test: `${HALL}/hosts.test.ts`,
    title: 'is offered on every node exactly while its host is present',
  },
  {
    name: 'a present host is dropped after a while',
    changes: [
      {
        file: `${HALL}/periodic.ts`,
        from: '      await storeHosts(context);\n',
        to: '      if (heartbeat === undefined) await storeHosts(context);\n',
      },
    ],
    test: `${HALL}/hosts.test.ts`,
    title: 'is offered on every node exactly while its host is present',
  },
  {
    name: 'open tables stay forever',
    changes: [
      {
        file: `${HALL}/periodic.ts`,
        from: '      await freeAbandoned(context);\n',
        to: '      if (heartbeat === undefined) await freeAbandoned(context);\n',
      },
    ],
    test: `${HALL}/hosts.test.ts`,
    title: 'that is live and listed is freed a minute after its host’s last connection ended',
  },
  {
    name: 'an invitation ends when its host goes to send the link',
    changes: [
      {
        file: `${TABLE}/waiting.ts`,
        from: "clock.kind === 'live' && listed;",
        to: "clock.kind === 'live' && (listed || !listed);",
      },
    ],
    test: `${HALL}/hosts.test.ts`,
    title: 'stays open for a fortnight',
  },
  {
    name: 'tables are freed as soon as a server starts',
    changes: [
      {
        file: `${HALL}/hosts.ts`,
        from: 'if (now - startedAt < AWAY_FOR) return;',
        to: 'if (now - startedAt < 0 * AWAY_FOR) return;',
      },
    ],
    test: `${HALL}/hosts.test.ts`,
    title: 'waits for its host to return after an outage',
  },
  {
    name: 'tables of one host are counted while others are being opened',
    changes: [
      {
        file: `${HALL}/hall.ts`,
        from: 'perPlayer(host, async () => openNewTable(context, host, settings))',
        to: 'perPlayer(`${host} ${Math.random()}`, async () => openNewTable(context, host, settings))',
      },
    ],
    test: `${HALL}/hosts.test.ts`,
    title: 'has at most twenty open tables',
  },
  {
    name: 'games that were played are forgotten',
    changes: [
      {
        file: `${STORE}/cleanup.ts`,
        from: "status = 'over' and end_by = 'aborted' and changed_at < $1",
        to: "status = 'over' and changed_at < $1",
      },
      { file: `${STORE}/cleanup.ts`, from: "where id = $1 and end_by = 'aborted'`", to: 'where id = $1`' },
    ],
    test: `${STORE}/cleanup.test.ts`,
    title: 'deletes tables where nothing was played, with everything that belongs to them, and no others',
  },
  {
    name: 'guests who have played are forgotten',
    changes: [
      {
        file: `${STORE}/cleanup.ts`,
        from: "    and ${noGame(`first_player = player.id and status = 'over'`)}\n",
        to: '',
      },
    ],
    test: `${STORE}/cleanup.test.ts`,
    title: 'deletes guests without a table who have been away for long, and no others',
  },
  {
    name: 'visits of guests are not recorded',
    changes: [
      {
        file: `${HALL}/cleanup.ts`,
        from: '    await storeVisits(context);\n',
        to: '    if (after === undefined) await storeVisits(context);\n',
      },
    ],
    test: `${HALL}/cleanup.test.ts`,
    title: 'cleanup deletes guests who never sat at a table, unless they visit regularly',
  },
  {
    name: 'guests without end from one address',
    changes: [
      {
        file: `${LIMITS}/storageLimit.ts`,
        from: 'guests.take(addressKey(address), 1) === 0',
        to: 'guests.take(addressKey(address), 0) === 0',
      },
    ],
    test: 'packages/server/src/limits/storageLimit.test.ts',
    title: 'may create a hundred guests in a burst, and five hundred a day',
  },
  {
    name: 'each address of a network has a day of its own',
    changes: [
      {
        file: `${LIMITS}/storageLimit.ts`,
        from: 'stored.take(addressKey(address), bytes)',
        to: 'stored.take(address, bytes)',
      },
    ],
    test: 'packages/server/src/limits/storageLimit.test.ts',
    title: 'may store 64 MiB a day',
  },
  {
    name: 'a turn is refused when the daily quota is used up',
    changes: [
      {
        file: `${SOCKET}/connection.ts`,
        from: 'BYTES_OF[message.command.type] ?? 0',
        to: 'BYTES_OF[message.command.type] ?? 1',
      },
    ],
    test: 'packages/server/src/limits/storageLimit.test.ts',
    title: 'but turns are played',
  },
  {
    name: 'hints in every casual game',
    changes: [
      {
        file: 'packages/web/src/features/onlineTable/help.ts',
        from: 'hints === true && !rated;',
        to: 'hints !== false && !rated;',
      },
    ],
    test: 'packages/web/src/features/onlineTable/help.test.ts',
    title: 'hints are off unless the table was opened with them',
  },
  {
    name: 'hints in rated games',
    changes: [
      {
        file: `${HALL}/opening.ts`,
        from: " && first === 'random' && !hints;",
        to: " && first === 'random' && hints !== false;",
      },
    ],
    test: `${HALL}/hall.test.ts`,
    title: 'require accounts, random seats, a built-in deck and no hints',
  },
  {
    name: 'a live clock runs before both are ready',
    changes: [
      {
        file: `${TABLE}/clock.ts`,
        from: 'table.left && !table.awaits ? seatToMove',
        to: 'table.left ? seatToMove',
      },
    ],
    test: `${TABLE}/ready.test.ts`,
    title: 'waits for both players after they have sat down, and charges no time meanwhile',
  },
  {
    name: 'a live clock waits although both have played',
    changes: [
      {
        file: `${TABLE}/apply.ts`,
        from: '  const ready = readied(table, seat, at);\n',
        to: '  const ready = table.turns.length > 99 ? readied(table, seat, at) : table;\n',
      },
    ],
    test: `${TABLE}/ready.test.ts`,
    title: 'treats a turn as being ready, and adds no increment before it has started',
  },
  {
    name: 'a clock that has not started gives an increment',
    changes: [
      {
        file: `${TABLE}/decide.ts`,
        from: 'table.awaits ? left : leftAfterTurn',
        to: 'table.awaits?.length === 0 ? left : leftAfterTurn',
      },
    ],
    test: `${TABLE}/ready.test.ts`,
    title: 'treats a turn as being ready, and adds no increment before it has started',
  },
  {
    name: 'a table whose players never get ready stays forever',
    changes: [
      {
        file: `${TABLE}/clock.ts`,
        from: "return isOver ? { type: 'aborted'",
        to: "return isOver && at < 0 ? { type: 'aborted'",
      },
    ],
    test: `${HALL}/ready.test.ts`,
    title: 'a game is aborted when its players are not ready within ten minutes',
  },
  {
    name: 'a player stops their own clock by asking',
    changes: [
      { file: `${TABLE}/clock.ts`, from: 'running(table) === opponent(asker)', to: 'running(table)' },
    ],
    test: `${TABLE}/clock.test.ts`,
    title: 'gives no time for asking again',
  },
  {
    name: 'every request stops the clock again',
    changes: [
      { file: `${TABLE}/clock.ts`, from: 'table.requests[asker] === 0', to: 'table.requests[asker] >= 0' },
    ],
    test: `${TABLE}/clock.test.ts`,
    title: 'gives no time for asking again',
  },
  {
    name: 'the flag of a clock that started late falls late',
    changes: [
      {
        file: `${TABLE}/clock.ts`,
        from: 'Math.min(left.first, left.second, toGetReady)',
        to: 'Math.min(table.awaits ? Infinity : left.first, table.awaits ? Infinity : left.second, toGetReady)',
      },
    ],
    test: `${HALL}/ready.test.ts`,
    title: 'the flag of a short game is raised in time, although the clock started late',
  },
  {
    name: 'being ready is lost when the other one was faster',
    changes: [
      {
        file: 'packages/web/src/online/remoteState.ts',
        from: 'return face.awaits?.some((seat) => seat === role) === true;',
        to: "return face.awaits?.some((seat) => seat === role) === true && role === 'host';",
      },
    ],
    test: 'packages/web/src/online/remoteTable.test.ts',
    title: 'starts even if both players report ready at the same time',
  },
  {
    name: 'a table is freed while its host reads the rules',
    changes: [
      {
        file: `${HALL}/hosts.ts`,
        from: "if (status !== undefined && status !== 'open') tables.delete(id);",
        to: "if ((status !== undefined && status !== 'open') || !isHostHere(context.tables.known(id))) tables.delete(id);",
      },
    ],
    test: `${HALL}/hosts.test.ts`,
    title: 'is kept, but not offered, for a host who looks at another page',
  },
  {
    name: 'a stuck request keeps the server from stopping',
    changes: [{ file: `${HTTP}/connections.ts`, from: 'GRACE = 2_000', to: 'GRACE = 20_000' }],
    test: `${SERVER}/shutdown.test.ts`,
    title: 'shutdown is not delayed by sockets that do not answer or do not read',
  },
  {
    name: 'a second signal is ignored',
    changes: [
      {
        file: `${SERVER}/stopping.ts`,
        from: 'else if (clock.now() - since >= SAME_SIGNAL) exit',
        to: 'else if (clock.now() - since < 0) exit',
      },
    ],
    test: `${SERVER}/stopping.test.ts`,
    title: 'a second signal exits immediately,',
  },
  {
    name: 'a server that hangs does not exit',
    changes: [{ file: `${SERVER}/stopping.ts`, from: 'DEADLINE = 2_800', to: 'DEADLINE = 28_000' }],
    test: `${SERVER}/stopping.test.ts`,
    title: 'exits within three seconds, whatever hangs',
  },
  {
    name: 'costs are not charged to the address',
    changes: [
      {
        file: `${LIMITS}/limits.ts`,
        from: 'const wait = Math.max(own?.wait(now, cost) ?? 0, shared.wait(now, cost));',
        to: 'const wait = own?.wait(now, cost) ?? 0;',
      },
      { file: `${LIMITS}/limits.ts`, from: 'return shared.take(now, cost);', to: 'return 0;' },
    ],
    test: `${SERVER}/abuse.test.ts`,
    title: 'of all guests of an address are charged to the address',
  },
  {
    name: 'reconnecting refills the allowance',
    changes: [
      {
        file: `${SOCKET}/connection.ts`,
        from: "import type { Limits, Payer } from '../limits/limits.ts';",
        to: "import { type Limits, makeLimits, type Payer } from '../limits/limits.ts';",
      },
      {
        file: `${SOCKET}/connection.ts`,
        from: '    this.#ports = ports;\n',
        to: '    this.#ports = { ...ports, limits: makeLimits(ports.clock, 0.1) };\n',
      },
    ],
    test: `${SERVER}/abuse.test.ts`,
    title: 'are charged to the player across reconnects',
  },
  {
    name: 'only text frames count',
    changes: [
      {
        file: `${SOCKET}/connection.ts`,
        from: 'const isFair = this.#chargeFrame() === 0;',
        to: 'const isFair = kind !== undefined;',
      },
    ],
    test: `${SERVER}/abuse.test.ts`,
    title: 'frames are charged too, and end the socket',
  },
  {
    name: 'sockets counted by IPv6 address instead of /64',
    changes: [
      {
        file: `${SERVER}/server.ts`,
        from: 'address: addressKey(addressOf(request, trust)),',
        to: 'address: addressKey(request.url ?? "") + addressOf(request, trust),',
      },
    ],
    test: `${SERVER}/abuse.test.ts`,
    title: 'are counted per /64 of an IPv6 address',
  },
  {
    name: 'sockets counted after an await',
    changes: [
      {
        file: `${SOCKET}/gateway.ts`,
        from: "    const release = ports.limits.hold('sockets', payer.address);\n",
        to: "    await ports.whoIs(request);\n    const release = ports.limits.hold('sockets', payer.address);\n",
      },
    ],
    test: `${SOCKET}/gateway.test.ts`,
    title: 'pending upgrades count towards the limit',
  },
  {
    name: 'turns charged like everything else',
    changes: [
      {
        file: `${SOCKET}/connection.ts`,
        from: 'hall.isTurnOf(player, message))',
        to: "hall.isTurnOf(player, message) && player === '')",
      },
    ],
    test: `${SERVER}/abuse.test.ts`,
    title: 'are accepted when the address has used up all other allowances',
  },
  {
    name: 'connections of one address not limited',
    changes: [
      {
        file: `${HTTP}/connections.ts`,
        from: 'return release !== undefined;',
        to: 'return release !== null;',
      },
    ],
    test: `${SERVER}/abuse.test.ts`,
    title: 'are limited per address while they are open',
  },
  {
    name: 'pipelined requests not limited',
    changes: [{ file: `${HTTP}/connections.ts`, from: 'MOST_PIPELINED = 10', to: 'MOST_PIPELINED = 10_000' }],
    test: `${SERVER}/abuse.test.ts`,
    title: 'are closed when too many pipelined requests are unanswered',
  },
  {
    name: 'uploaded decks parsed again for every table',
    changes: [{ file: `${HALL}/context.ts`, from: '    if (read) uploaded.set(hash, read);\n', to: '' }],
    test: `${HTTP}/tables.test.ts`,
    title: 'is answered with 304 when unchanged, and parsed once for all tables',
  },
  {
    name: 'profiles computed for every request',
    changes: [{ file: `${HTTP}/games.ts`, from: 'PROFILE_KEPT = 5_000', to: 'PROFILE_KEPT = 0' }],
    test: `${HTTP}/games.test.ts`,
    title: 'is cached, and answered with 304 when unchanged',
  },
  {
    name: 'slow requests cut off only when Node looks by itself',
    changes: [
      {
        file: `${HTTP}/app.ts`,
        from: 'http: { headersTimeout: timeouts.request, connectionsCheckingInterval: timeouts.check },',
        to: 'http: { headersTimeout: timeouts.request },',
      },
    ],
    test: `${HTTP}/app.test.ts`,
    title: 'are answered with 408 when only',
  },
  {
    name: 'server time follows every jump of the clock',
    changes: [
      { file: `${SERVER}/steadyTime.ts`, from: 'return Math.floor(now);', to: 'return Math.floor(wall());' },
    ],
    test: `${HALL}/clockJump.test.ts`,
    title: 'ms: no player is flagged, and no clock stands still',
  },
  {
    name: 'server time goes back at a restart',
    changes: [
      { file: `${SERVER}/server.ts`, from: 'realClock(await database.lastBeat())', to: 'realClock()' },
    ],
    test: `${SERVER}/server.test.ts`,
    title: 'server time continues after a restart, although the host clock was set back',
  },
  {
    name: 'ready although the disk is full',
    changes: [{ file: `${HTTP}/operations.ts`, from: '!isClosing() && isSound() &&', to: '!isClosing() &&' }],
    test: `${HTTP}/operations.test.ts`,
    title: 'readyz is 503 when the disk is full, until there is room again',
  },
  {
    name: 'PostgreSQL accepted with fsync off',
    changes: [
      { file: `${STORE}/postgres.ts`, from: "row?.['fsync'] === 'off'", to: "row?.['fsync'] === ''" },
    ],
    test: `${STORE}/postgres.test.ts`,
    title: 'a server that does not wait for the disk',
  },
  {
    name: 'no HSTS under https',
    changes: [{ file: `${HTTP}/headers.ts`, from: '    ...(secure && HTTPS_ONLY),\n', to: '' }],
    test: `${HTTP}/site.test.ts`,
    title: 'require https only where it is used:',
  },
  {
    name: 'metrics open to a proxy that sets only X-Real-IP',
    changes: [{ file: `${HTTP}/operations.ts`, from: '|x-real-ip|', to: '|' }],
    test: `${HTTP}/operations.test.ts`,
    title: 'are for this machine, and not through a proxy on it',
  },
];
