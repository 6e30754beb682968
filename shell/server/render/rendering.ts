import type { RenderFault } from './render-failure.ts'

/** A page or frame that was rendered, or why it was not. */
export interface Rendering {
  /** Whose pages they are; the shell's for frames. */
  app: string
  version: string
  outcome: 'rendered' | RenderFault
  seconds: number
}
