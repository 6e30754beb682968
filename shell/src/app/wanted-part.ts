import type { Given } from '@metrolibre/platform'

/** A part of another remote that belongs into the page: its HTML replaces `mark` in that of the page. */
export interface WantedPart {
  mark: string
  remoteName: string
  id: string
  given: Given
}
