import { chakra } from '@metrolibre/ui'
import { useWidgetEvents } from './use-widget-events.ts'
import { widgetAddress, type WidgetPage, type WidgetPrefill } from './widget-address.ts'

export interface BookingWidgetProps {
  /** What is booked, for screen readers. */
  title: string
  prefill: WidgetPrefill
  page: WidgetPage
  /** Called when the widget reports that something was booked. */
  onScheduled: () => void
}

const standardHeight = { base: '780px', md: '720px' }

/** The visit-booking widget of another site, in a frame as high as its page. */
export function BookingWidget({ title, prefill, page, onScheduled }: BookingWidgetProps) {
  const height = useWidgetEvents(prefill.url, onScheduled)
  return (
    <chakra.iframe
      w="100%"
      h={height ? `${height}px` : standardHeight}
      border="0"
      borderRadius="xl"
      title={title}
      src={widgetAddress(prefill, page)}
    />
  )
}
