import {
  useCountry,
  useIntl,
  useLocale,
  useLocation,
  useParams,
  useQueryClient,
  useRuntimeConfig,
  type RemoteRoute,
} from '@metrolibre/platform'
import { useHydrated } from '@metrolibre/platform/browser'
import { useEffect, useEffectEvent, useRef } from 'react'
import { applyHead } from './apply-head.ts'
import { useHost } from './host-context.ts'

type Props = Pick<RemoteRoute, 'head' | 'prefetch'>

/** Keeps title, description and canonical address with the screen on later page views; the first has them. */
export function PageHead({ head, prefetch }: Props) {
  const { pathname, search } = useLocation()
  const params = useParams()
  const { locale } = useLocale()
  const { country } = useCountry()
  const { publicUrl } = useRuntimeConfig()
  const intl = useIntl()
  const queryClient = useQueryClient()
  const { headWritten = false } = useHost()
  const hydrated = useHydrated()
  const comesWritten = headWritten && !hydrated
  const written = useRef(comesWritten)
  /** Whether the head is of this address. */
  const settled = useRef(comesWritten)
  const url = new URL(pathname + search, publicUrl)
  const route = { params: params as Record<string, string>, url, queryClient, locale, country }
  const update = useEffectEvent(async (isGone: () => boolean) => {
    if (!head) return
    settled.current = false
    // What fails is the screen's to show; the head then speaks from what is at hand.
    await prefetch?.(route).catch(() => undefined)
    if (isGone()) return
    applyHead(head({ ...route, intl }), { locale, url })
    settled.current = true
  })
  const sayAgain = useEffectEvent(() => {
    if (!head || !settled.current) return
    const said = head({ ...route, intl })
    if (said.title !== document.title) applyHead(said, { locale, url })
  })

  useEffect(() => {
    if (written.current) {
      written.current = false
      return undefined
    }
    let gone = false
    void update(() => gone)
    return () => {
      gone = true
    }
  }, [head, prefetch, pathname, search, locale])

  // An answer that comes later can say more: who has signed in may know of what a visitor may not.
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') sayAgain()
      }),
    [queryClient],
  )
  return null
}
