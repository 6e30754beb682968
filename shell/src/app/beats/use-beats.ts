import { useLocation } from '@metrolibre/platform'
import { useEffect } from 'react'
import type { Registry } from '../../registry/registry.ts'

/** How long a page is open before it is counted, so that this never slows the first view. */
const settleMs = 1_500

/** Counts each page that is opened. */
export function useBeats(registry: Registry): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const timer = setTimeout(() => {
      void import(/* webpackMode: "eager" */ './beats.ts')
        .then(({ countView }) => countView(registry, pathname))
        .catch(() => undefined)
    }, settleMs)
    return () => clearTimeout(timer)
  }, [registry, pathname])
}
