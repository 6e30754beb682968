/**
 * Why a page is left to the browser. `page`, `late`: it failed or took too long; `worker`: its worker ended
 * or got stuck; `unstarted`, `overloaded`, `paused`: it was not tried, because the worker has not started, too
 * many pages are waiting, or the page has failed repeatedly.
 */
export type RenderFault = 'page' | 'late' | 'worker' | 'unstarted' | 'overloaded' | 'paused'

/** Thrown when a page was not rendered in time or not at all; the browser will render it. */
export class RenderFailure extends Error {
  override readonly name = 'RenderFailure'
  readonly fault: RenderFault

  constructor(fault: RenderFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.fault = fault
  }
}
