import { useLocale, useSession } from '@metrolibre/platform'
import {
  matchRoutes,
  type PagePlace,
  PlaceRouter,
  type RouteObject,
  usePlace,
  useRoutes,
} from '@metrolibre/platform/host'
import { Activity, memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { pagesAfter, type Pages } from './pages-after.ts'
import { type RouteHandle, routesFor } from './routes-for.ts'

interface Props {
  routes: readonly RouteObject[]
}

/**
 * The page of the current address. A list waits behind the pages that are opened from it, without effects, so that going
 * back shows it at once and as it was left. Nothing waits any more once somebody signs in or out, or the language changes.
 */
export function KeptPages({ routes }: Props) {
  const { location } = usePlace()
  const { route } = matchRoutes(routesFor(routes, location.pathname), location)!.at(-1)!
  const { user } = useSession()
  const { locale } = useLocale()
  const reader = `${locale} ${user?.id ?? ''}`
  const opened = {
    routeId: route.id ?? '',
    entry: location.key,
    isKept: (route.handle as RouteHandle | undefined)?.isKept === true,
  }
  const [state, setState] = useState<{ pages: Pages; reader: string }>(() => ({
    pages: { shown: { ...opened, id: 0 }, waiting: [] },
    reader,
  }))
  const before = state.reader === reader ? state.pages : { ...state.pages, waiting: [] }
  const pages = pagesAfter(before, opened)
  if (pages !== state.pages || reader !== state.reader) setState({ pages, reader })
  return [pages.shown, ...pages.waiting]
    .toSorted((a, b) => a.id - b.id)
    .map(({ id }) => <Page key={id} isShown={id === pages.shown.id} routes={routes} />)
}

/** A page that keeps its content and its address while it waits. */
function Page({ isShown, routes }: Props & { isShown: boolean }) {
  const place = usePlace()
  const [last, setLast] = useState(place)
  if (isShown && last !== place) setLast(place)
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <KeptFocus />
      <PageAt place={isShown ? place : last} routes={routes} />
    </Activity>
  )
}

const PageAt = memo(function PageAt({ place, routes }: Props & { place: PagePlace }) {
  return (
    <PlaceRouter place={place}>
      <MatchedRoute routes={routesFor(routes, place.location.pathname)} />
    </PlaceRouter>
  )
})

const MatchedRoute = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes)

/** Gives the focus back to the link in the page that was followed from it. */
function KeptFocus() {
  const followed = useRef<HTMLElement>(null)
  // Before the page is hidden, which takes the focus away.
  useLayoutEffect(
    () => () => {
      followed.current = document.activeElement?.closest<HTMLElement>('main a') ?? null
    },
    [],
  )
  useEffect(() => {
    // After the effect by which the frame around the pages moves the focus to the content.
    const timer = setTimeout(() => {
      if (!document.querySelector('[aria-modal="true"]')) followed.current?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [])
  return null
}
