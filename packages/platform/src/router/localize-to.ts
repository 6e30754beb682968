import type { To } from 'react-router-dom'
import type { Locale } from '../intl/locale.ts'
import { localePath } from './locale-path.ts'

/** Returns a destination in the given language; a destination without a path stays on the current page. */
export const localizeTo = (locale: Locale, to: To): To => {
  if (typeof to === 'string') return localePath(locale, to)
  return to.pathname === undefined ? to : { ...to, pathname: localePath(locale, to.pathname) }
}
