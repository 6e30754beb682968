import { localeOfPath } from '@metrolibre/platform'
import type { Location } from 'react-router-dom'

/** Whether only the hash changes: then nothing has to be loaded. */
export const leadsWithinPage = (from: Location, to: Location) =>
  from.pathname === to.pathname && from.search === to.search && to.hash !== ''

/** Whether no texts have to be loaded, for which the page that is shown would have to wait. */
export const isSameLanguage = (from: Location, to: Location) =>
  localeOfPath(from.pathname) === localeOfPath(to.pathname)

/**
 * Renders a page without a break. In a transition React stops every 5 ms, in which a slow phone renders little: the same
 * page took it three times as long.
 */
export const atOnce = (change: () => void) => change()
