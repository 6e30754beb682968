let last: Promise<unknown> = Promise.resolve()

/**
 * Has papers drawn one after the other. Drawing is work of the processor alone: those that are drawn at once are all
 * ready with the last of them, and under load that is after the holds that they are for.
 */
export function drawInTurn<Result>(draw: () => Promise<Result>): Promise<Result> {
  const turn = last.then(draw)
  last = turn.catch(() => undefined)
  return turn
}
