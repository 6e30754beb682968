/** How long a change can be taken back from its notice, in ms. */
export const undoMs = 10_000
