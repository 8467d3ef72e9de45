// The deck parser as a module of its own, so that it can be loaded on demand.

export { parseDeck } from '@wagons/rules/deck';
