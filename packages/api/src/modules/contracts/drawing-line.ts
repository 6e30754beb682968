let last: Promise<unknown> = Promise.resolve()

/**
 * Renders documents one after the other. Rendering needs only the processor, so documents rendered at once
 * would all be ready with the last one, and under load their holds would have expired by then.
 */
export function drawInTurn<Result>(draw: () => Promise<Result>): Promise<Result> {
  const turn = last.then(draw)
  last = turn.catch(() => undefined)
  return turn
}
