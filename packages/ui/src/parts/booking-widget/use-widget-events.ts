import { useEffect, useState } from 'react'

export interface WidgetSigns {
  /** Whether the widget has sent any message. */
  heard: boolean
  /** Height of the widget's page in px, once the widget has reported it. */
  height?: number | undefined
}

const heightOf = (payload: unknown): number | undefined => {
  const text = typeof payload === 'object' && payload !== null && 'height' in payload ? payload.height : ''
  const height = Number.parseInt(String(text), 10)
  return height > 0 ? height : undefined
}

/** Listens to the messages of the booking widget; only messages from the widget's own origin count. */
export function useWidgetEvents(link: string, onScheduled: () => void): WidgetSigns {
  const [signs, setSigns] = useState<WidgetSigns>({ heard: false })
  useEffect(() => {
    const { origin } = new URL(link)
    const hear = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || typeof event.data !== 'object' || event.data === null) return
      const { event: name, payload } = event.data as { event?: unknown; payload?: unknown }
      const reported = name === 'calendly.page_height' ? heightOf(payload) : undefined
      setSigns(({ height }) => ({ heard: true, height: reported ?? height }))
      if (name === 'calendly.event_scheduled') onScheduled()
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [link, onScheduled])
  return signs
}
