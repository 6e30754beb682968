import type { Locale, Messages } from '@metrolibre/platform'
import type { ReactNode } from 'react'
import { renderRoutes, type RenderedPage, type RenderOptions } from './render-routes.tsx'

interface Options extends Partial<RenderOptions> {
  /** Messages that the element uses, per language. */
  messages?: Partial<Record<Locale, Messages>>
}

/** Renders one element at an address (default `/`) inside the shell's providers. */
export const renderElement = (
  element: ReactNode,
  { path = '/', messages, ...options }: Options = {},
): RenderedPage => {
  const bare = path.replace(/[?#].*/, '').replace(/^\/en(?=\/|$)/, '')
  const place = bare.replace(/^\//, '')
  const routes = [place ? { path: place, element } : { index: true as const, element }]
  return renderRoutes(
    { routes, messages: { es: messages?.es ?? {}, en: messages?.en ?? {} } },
    { path, ...options },
  )
}
