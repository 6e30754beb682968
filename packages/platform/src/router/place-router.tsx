import { type ReactNode, useMemo } from 'react'
import { createPath, NavigationType, type Navigator, Router } from 'react-router-dom'
import { type PageNavigation, type PagePlace, PlaceContext, usePageNavigation } from './page-navigation.ts'

/**
 * The library's router around one page, whose place it keeps: a page that waits behind the next one hears nothing of it.
 */
export function PlaceRouter({ place, children }: { place: PagePlace; children: ReactNode }) {
  const navigation = usePageNavigation()
  const navigator = useMemo(() => navigatorOf(navigation), [navigation])
  return (
    <PlaceContext value={place}>
      <Router
        location={place.location}
        navigationType={types[place.navigationType]}
        navigator={navigator}
        useTransitions={false}
      >
        {children}
      </Router>
    </PlaceContext>
  )
}

const types = { POP: NavigationType.Pop, PUSH: NavigationType.Push, REPLACE: NavigationType.Replace }

/** What the library's own hooks navigate by, such as `useSearchParams`. */
const navigatorOf = ({ navigate }: PageNavigation): Navigator => ({
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: (delta) => void navigate(delta),
  push: (to, state: unknown, options) => void navigate(to, { ...options, state }),
  replace: (to, state: unknown, options) => void navigate(to, { ...options, state, replace: true }),
})
