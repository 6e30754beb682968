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

/**
 * Updates title, description and canonical address on later page views; the server writes those of the first.
 */
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
    // The screen shows the failure; the head uses the data that is there.
    await prefetch?.(route).catch(() => undefined)
    if (!isGone()) applyHead(head({ ...route, intl }), { locale, url })
  })

  // A signed-in user may see what a visitor may not, and the page is then titled differently.
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
