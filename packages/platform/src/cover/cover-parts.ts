import type { Cover } from '@metrolibre/contract'
import { createContext, type ComponentType } from 'react'

export interface CoverPartProps {
  /** One of `coverIds`. */
  id: number
  /** The saved cover; undefined when the page shows its own default. */
  saved: Cover | undefined
  /** The default text of the page, shown when no admin has written another. */
  pageText: string
}

/** Components that the host renders inside a cover for admins; loaded for admins only. */
export interface CoverParts {
  Tools: ComponentType<CoverPartProps>
  /** The editor that replaces the text while the text is edited. */
  Text: ComponentType
}

export const CoverPartsContext = createContext<CoverParts | null>(null)
