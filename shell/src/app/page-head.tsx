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
  const written = useRef(headWritten && !hydrated)
  const { user } = useSession()
  const update = useEffectEvent(async (isGone: () => boolean) => {
    if (!head) return
    const url = new URL(pathname + search, publicUrl)
    const route = { params: params as Record<string, string>, url, queryClient, locale, country }
    // What fails is the screen's to show; the head then speaks from what is at hand.
    await prefetch?.(route).catch(() => undefined)
    if (!isGone()) applyHead(head({ ...route, intl }), { locale, url })
  })

  // Who has signed in may see what a visitor may not, and it has another name.
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
  }, [head, prefetch, pathname, search, locale, user?.id])
  return null
}
