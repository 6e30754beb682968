import {
  useCountry,
  useIntl,
  useLocale,
  useLocation,
  useParams,
  useQueryClient,
  useRuntimeConfig,
  useSession,
  type RemoteRoute,
} from '@metrolibre/platform'
import { useHydrated } from '@metrolibre/platform/browser'
import { useEffect, useEffectEvent, useRef } from 'react'
import { afterPaint } from '../registry/after-paint.ts'
import { applyHead } from './apply-head.ts'
import { useHost } from './host-context.ts'
import { titleWithoutData } from './title-without-data.ts'

type Props = Pick<RemoteRoute, 'head' | 'prefetch' | 'titleAtOnce'>
interface Shown {
  readonly head: RemoteRoute['head']
  readonly title: string
  /** Where it was written: a page that waited behind others gets its own again. */
  readonly place: string
}

/**
 * Updates title, description and canonical address on later page views; the server writes those of the first.
 */
export function PageHead({ head, prefetch, titleAtOnce }: Props) {
  const { pathname, search } = useLocation()
  const params = useParams()
  const { locale } = useLocale()
  const { country } = useCountry()
  const { publicUrl } = useRuntimeConfig()
  const intl = useIntl()
  const queryClient = useQueryClient()
  const { headWritten = false } = useHost()
  const hydrated = useHydrated()
  const written = useRef(headWritten && !hydrated)
  const { user } = useSession()
  /**
   * The title that was last written here and the head that gave it, once its data was fetched: there is none on a page
   * that the server wrote, or while the next page is on its way.
   */
  const shown = useRef<Shown>(undefined)
  const url = new URL(pathname + search, publicUrl)
  const place = [locale, user?.id, pathname, search].join(' ')
  const route = { params: params as Record<string, string>, url, queryClient, locale, country }
  const update = useEffectEvent(async (isGone: () => boolean, before: string | undefined) => {
    if (!head) return
    const asked = { ...route, intl }
    const early = before ?? (await titleAtOnce?.(asked)) ?? titleWithoutData(head, asked)
    if (isGone()) return
    if (early !== undefined) document.title = early
    // The screen shows the failure; the head uses the data that is there.
    await prefetch?.(route).catch(() => undefined)
    // What search engines read of a page takes longer to put together than its top to paint.
    await afterPaint()
    if (isGone()) return
    const next = head({ ...route, intl })
    applyHead(next, { locale, url })
    shown.current = { head, title: next.title, place }
  })
  const follow = useEffectEvent(() => {
    if (!head || shown.current?.head !== head) return
    const next = head({ ...route, intl })
    if (next.title === shown.current.title) return
    applyHead(next, { locale, url })
    shown.current = { head, title: next.title, place }
  })

  // A signed-in user may see what a visitor may not, and the page is then titled differently.
  useEffect(() => {
    if (written.current) {
      written.current = false
      return undefined
    }
    const before = shown.current?.place === place ? shown.current.title : undefined
    shown.current = undefined
    let gone = false
    void update(() => gone, before)
    return () => {
      gone = true
    }
  }, [head, prefetch, place])

  // Something that is renamed while its page is open is called so in the tab, too.
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') follow()
      }),
    [queryClient],
  )
  return null
}
