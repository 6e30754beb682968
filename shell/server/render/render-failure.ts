/**
 * Why a page is left to the browser: it failed or took too long itself, the worker that rendered it ended or got stuck,
 * or nobody tried, for lack of room.
 */
export type RenderFault = 'page' | 'late' | 'worker' | 'unstarted' | 'crowded' | 'resting'

/** A page was not rendered in time or not at all; the browser will draw it. */
export class RenderFailure extends Error {
  override readonly name = 'RenderFailure'
  readonly fault: RenderFault

  constructor(fault: RenderFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.fault = fault
  }
}
