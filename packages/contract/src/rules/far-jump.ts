/** How far an exchange factor can move at once before the person who sets it is asked. */
export const usualJump = 0.1

/**
 * Tells whether a new exchange factor is so far from the last one that it may be a slip of the hand. The first
 * one is never (RULES.md §13.54).
 */
export const isFarJump = (last: number | null, next: number): boolean =>
  last !== null && Math.abs(next / last - 1) > usualJump
