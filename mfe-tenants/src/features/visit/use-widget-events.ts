import { useEffect, useState } from 'react'

interface WidgetState {
  /** Height of the widget's page in px; undefined until the widget has reported it. */
  height: number | undefined
  scheduled: boolean
}

const heightOf = (payload: unknown): number | undefined => {
  const text = typeof payload === 'object' && payload !== null && 'height' in payload ? payload.height : ''
  const height = Number.parseInt(String(text), 10)
  return height > 0 ? height : undefined
}

/** Listens to the messages of the booking widget; only messages from the widget's own origin count. */
export function useWidgetEvents(link: string | undefined, onScheduled: () => void): WidgetState {
  const [state, setState] = useState<WidgetState>({ height: undefined, scheduled: false })
  useEffect(() => {
    if (!link) return
    const { origin } = new URL(link)
    const hear = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || typeof event.data !== 'object' || event.data === null) return
      const { event: name, payload } = event.data as { event?: unknown; payload?: unknown }
      if (name === 'calendly.page_height')
        setState((now) => ({ ...now, height: heightOf(payload) ?? now.height }))
      if (name !== 'calendly.event_scheduled') return
      setState((now) => ({ ...now, scheduled: true }))
      onScheduled()
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [link, onScheduled])
  return state
}
