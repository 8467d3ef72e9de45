// Mistakes that would break a promise, each as a small change of the sources, with the test that must notice.

/**
 * @typedef {object} Bug
 * @property {string} name
 * @property {ReadonlyArray<{ file: string, from: string, to: string }>} changes `from` stands once in the file
 * @property {string} test   the file of the test
 * @property {string} title  how the test is called, or the group it stands in
 */

const HALL = 'packages/server/src/hall';
const STORE = 'packages/server/src/store';
const TABLE = 'packages/server/src/table';
const SOCKET = 'packages/server/src/socket';

/** @type {readonly Bug[]} */
export const BUGS = [
  {
    name: 'ack before commit',
    changes: [
      {
        file: `${HALL}/commands.ts`,
        from: '  const written = await write(desk, held, table, decided.value, at, { player, cmdId });',
        to: '  accept(table.seq + 1);\n  const written = await write(desk, held, table, decided.value, at, { player, cmdId });',
      },
      { file: `${HALL}/commands.ts`, from: '  accept(written.stored.seq);\n', to: '' },
    ],
    test: `${HALL}/order.test.ts`,
    title: 'nobody is answered and nobody is told',
  },
  {
    name: 'broadcast before commit',
    changes: [
      {
        file: `${HALL}/writing.ts`,
        from: '  if (!(await append(desk, held, after, change))) {',
        to: '  tellEvent(desk, held, before, stored, after);\n  if (!(await append(desk, held, after, change))) {',
      },
      { file: `${HALL}/writing.ts`, from: '      tellEvent(desk, held, before, stored, after);\n', to: '' },
    ],
    test: `${HALL}/order.test.ts`,
    title: 'nobody is answered and nobody is told',
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
    name: 'compare-and-set removed (the number a command goes by)',
    changes: [
      {
        file: `${HALL}/commands.ts`,
        from: '  if (expectedSeq !== table.seq) return answerAgain(desk, held, player, wish, accept, refuse);\n',
        to: '',
      },
    ],
    test: `${HALL}/hall.test.ts`,
    title: 'a command that is sent again gets its first answer',
  },
  {
    name: 'dedup removed',
    changes: [
      {
        file: `${HALL}/commands.ts`,
        from: '  if (seq !== undefined) return accept(seq);\n',
        to: '  if (seq === -1) return accept(seq);\n',
      },
    ],
    test: `${HALL}/hall.test.ts`,
    title: 'a command that is sent again gets its first answer',
  },
  {
    name: 'resume off by one',
    changes: [
      {
        file: `${HALL}/hall.ts`,
        from: '          if (since === table.seq) tellRest',
        to: '          if (since === table.seq || since === table.seq - 1) tellRest',
      },
    ],
    test: `${HALL}/hall.test.ts`,
    title: 'goes on for whoever comes back',
  },
  {
    name: 'hash unchecked',
    changes: [
      {
        file: 'packages/web/src/online/record.ts',
        from: '  if (!game || fingerprint(game) !== hash) return undefined;',
        to: "  if (!game || hash === '') return undefined;",
      },
    ],
    test: 'packages/web/src/online/remoteTable.test.ts',
    title: 'notices a fingerprint that differs although nothing is illegal',
  },
  {
    name: 'flag fall outside the log',
    changes: [
      {
        file: `${HALL}/commands.ts`,
        from: '  const written = await write(desk, held, table, event, at);\n',
        to: '  held.table = apply(table, event, at);\n  const written = undefined as Awaited<ReturnType<typeof write>>;\n',
      },
      {
        file: `${HALL}/commands.ts`,
        from: "import { flagFall } from '../table/clock.ts';",
        to: "import { apply } from '../table/apply.ts';\nimport { flagFall } from '../table/clock.ts';",
      },
    ],
    test: `${HALL}/hall.test.ts`,
    title: 'a flag falls by itself, is an event of the log',
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
    title: 'nobody pays for the time in which no server was there',
  },
  {
    name: 'downtime charged by a server that was only held up',
    changes: [{ file: `${HALL}/commands.ts`, from: '  await knowOutages(desk);\n', to: '' }],
    test: `${HALL}/heldUp.test.ts`,
    title: 'nobody pays while the store holds up the server',
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
    title: 'changes both ratings once, however often its end is dealt with',
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
        from: 'if (origin !== undefined && !ports.origins.has(origin))',
        to: "if (origin !== undefined && ![...ports.origins].some((one) => origin.endsWith(one.replace(/^https?:../, ''))))",
      },
    ],
    test: `${SOCKET}/gateway.test.ts`,
    title: 'is not let in as',
  },
  {
    name: 'Origin checked by endsWith (requests)',
    changes: [
      {
        file: 'packages/server/src/people/origin.ts',
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
        from: "if (transport.waiting() > MOST_WAITING) close('tooSlow');",
        to: "if (transport.waiting() === Infinity) close('tooSlow');",
      },
    ],
    test: `${SOCKET}/connection.test.ts`,
    title: 'does not pile up what somebody does not read',
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
    title: 'is not read under other rules than its own',
  },
  {
    name: 'silent drop instead of conflict',
    changes: [
      {
        file: `${HALL}/commands.ts`,
        from: "  refuse({ code: 'conflict' }, held.table?.seq);\n",
        to: "  if (held.table === undefined) refuse({ code: 'conflict' });\n",
      },
    ],
    test: `${HALL}/hall.test.ts`,
    title: 'of eight who race for one number',
  },
];
