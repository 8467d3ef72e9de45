// The players, for the programs that seat them at a table.

export { type Bot, type BotName, BOTS, makeBot } from './bot.ts';
