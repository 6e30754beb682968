import { createContext, use } from 'react'
import type { Location, NavigateOptions, NavigationType, To } from 'react-router-dom'

/** An address, and how it was reached. */
export interface PagePlace {
  readonly location: Location
  readonly navigationType: `${NavigationType}`
}

/** A step to another page that a guard holds until it is decided. */
export interface HeldStep {
  /** Takes the step after all. */
  readonly proceed: () => void
  /** Stays on the page. */
  readonly stay: () => void
}

export interface LeaveGuard {
  readonly holds: (from: Location, to: Location) => boolean
  /** Called with each step that is held. */
  readonly onHeld: (step: HeldStep) => void
}

/** Changes pages: what the host gives to the router, and to links and forms, for the whole visit. */
export interface PageNavigation {
  readonly place: () => PagePlace
  /** Calls the listener with the place, now and after each change. Returns a function that ends it. */
  readonly subscribe: (listener: (place: PagePlace) => void) => () => void
  /** Goes to a destination, or through the history. Ends with the change, or with a newer one. */
  readonly navigate: (to: To | number, options?: NavigateOptions) => Promise<void>
  /** Where the place that is shown is to be scrolled to: the top, nowhere, or so many pixels down. */
  readonly scrollTarget: () => 'top' | 'kept' | number
  /** Writes down how far each page is scrolled, as the document is about to go. */
  readonly keepPositions: () => void
  /** Holds steps that leave the page; the last guard that was set decides. Returns a function that ends it. */
  readonly guard: (guard: LeaveGuard) => () => void
}

export const PageNavigationContext = createContext<PageNavigation | undefined>(undefined)

export const PlaceContext = createContext<PagePlace | undefined>(undefined)

/** Returns the place of the page around, or of the one that is shown. */
export function usePlace(): PagePlace {
  const place = use(PlaceContext)
  if (!place) throw new Error('There is no NavigationProvider around this.')
  return place
}

/** Returns whether the page was followed to (`PUSH`), replaced another one, or was gone back or forward to (`POP`). */
export const useNavigationType = (): PagePlace['navigationType'] => usePlace().navigationType

/**
 * Returns what changes pages, which is the same for the whole visit. Unlike the router's own hooks this renders nothing
 * again when the address changes.
 */
export function usePageNavigation(): PageNavigation {
  const navigation = use(PageNavigationContext)
  if (!navigation) throw new Error('There is no NavigationProvider around this.')
  return navigation
}
