import { useEffect, useState } from 'react'

const heightOf = (payload: unknown): number | undefined => {
  const text = typeof payload === 'object' && payload !== null && 'height' in payload ? payload.height : ''
  const height = Number.parseInt(String(text), 10)
  return height > 0 ? height : undefined
}

/**
 * Listens to the messages of the booking widget; only messages from the widget's own origin count. Returns the
 * height of the widget's page in px, or undefined until the widget has reported it.
 */
export function useWidgetEvents(link: string, onScheduled: () => void): number | undefined {
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    const { origin } = new URL(link)
    const hear = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || typeof event.data !== 'object' || event.data === null) return
      const { event: name, payload } = event.data as { event?: unknown; payload?: unknown }
      if (name === 'calendly.page_height') setHeight((now) => heightOf(payload) ?? now)
      if (name === 'calendly.event_scheduled') onScheduled()
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [link, onScheduled])
  return height
}
