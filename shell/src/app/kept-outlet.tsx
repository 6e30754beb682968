import { useLocale, useSession } from '@metrolibre/platform'
import { useMatches, useOutlet } from '@metrolibre/platform/host'
import { Activity, type ReactElement, use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { LocationContext } from './edge/location-context.ts'
import { pagesAfter, type Pages } from './kept-pages.ts'

/** What a route tells about its pages, as the `handle` of the router. */
export interface RouteHandle {
  /** Whether its page waits behind the next ones. */
  readonly isKept: boolean
}

/**
 * The page of the current address. A list waits behind the pages that are opened from it, without effects, so that going
 * back shows it at once and as it was left. Nothing waits any more once somebody signs in or out, or the language changes.
 */
export function KeptOutlet() {
  const outlet = useOutlet()
  const match = useMatches().at(-1)!
  const { location } = use(LocationContext)
  const { user } = useSession()
  const { locale } = useLocale()
  const reader = `${locale} ${user?.id ?? ''}`
  const opened = {
    routeId: match.id,
    entry: location.key,
    isKept: (match.handle as RouteHandle | undefined)?.isKept === true,
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
    .map(({ id }) => <Page key={id} isShown={id === pages.shown.id} outlet={outlet} />)
}

/** A page that keeps its content and its address while it waits. */
function Page({ isShown, outlet }: { isShown: boolean; outlet: ReactElement | null }) {
  const place = use(LocationContext)
  const [last, setLast] = useState({ place, outlet })
  if (isShown && (last.place !== place || last.outlet !== outlet)) setLast({ place, outlet })
  const { place: own, outlet: content } = isShown ? { place, outlet } : last
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <KeptFocus />
      <LocationContext value={own}>{content}</LocationContext>
    </Activity>
  )
}

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
