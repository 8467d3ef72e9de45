// Positions of one game as link codes, so that a story can begin in the middle.

export const POSITIONS = {
  /** The second player names the starting card. */
  start: '11BPhcRv6gpU101Sb',
  /** The first player drafts; nine cards are left. */
  drafting: '112SEhf2Std3cRrqqvXkX39',
  /** The second player places a free card, and two more after it. */
  gifts: '11hR81JrehdNi3BFkGx8KNNU',
  /** The second player drafts the last card for a town of eleven. */
  lastDraft: '11lowpLDlkVLX4T8PsKQZpsE8RF6nAcKu',
  /** The second player places the last card into a town of eleven. */
  lastCard: '11lowpLDlkVLX4T8PsKQZpsE8RF7nAcKv',
  over: '11LkFSgAbtfIFHXdyxnNyCDxGHPd8ksR7l',
} as const;
