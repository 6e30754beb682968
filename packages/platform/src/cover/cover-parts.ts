import type { Cover } from '@metrolibre/contract'
import { createContext, type ComponentType } from 'react'

export interface CoverPartProps {
  /** One of `coverIds`. */
  id: number
  /** As it is saved; undefined where the page shows its own. */
  saved: Cover | undefined
  /** What the page says without an admin's text. */
  pageText: string
}

/** What the host draws into a cover for admins; fetched only for them. */
export interface CoverParts {
  Tools: ComponentType<CoverPartProps>
  /** The text while it is edited, in the place of the text. */
  Text: ComponentType
}

export const CoverPartsContext = createContext<CoverParts | null>(null)
