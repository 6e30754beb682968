import { Box, ErrorPanel, Skeleton, TextLink, chakra } from '@metrolibre/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { usePatience } from './use-patience.ts'
import { useWidgetEvents } from './use-widget-events.ts'
import { ownPageAddress, widgetAddress, type WidgetPage, type WidgetPrefill } from './widget-address.ts'

export interface BookingWidgetProps {
  /** What is booked, for screen readers. */
  title: string
  prefill: WidgetPrefill
  page: WidgetPage
  /** Shown in place of a widget that does not answer; the link leads to it as a page of its own. */
  unanswered: { title: ReactNode; text: ReactNode; retry: ReactNode; link: ReactNode }
  /** Called when the widget reports that something was booked. */
  onScheduled: () => void
}

const standardHeight = { base: '780px', md: '720px' }

/** The visit-booking widget of another site, in a frame as high as its page. */
export function BookingWidget(props: BookingWidgetProps) {
  const address = widgetAddress(props.prefill, props.page)
  // Another address is another page, and nothing has been heard from it yet.
  return <Frame key={address} address={address} {...props} />
}

function Frame({
  address,
  title,
  prefill,
  page,
  unanswered,
  onScheduled,
}: BookingWidgetProps & { address: string }) {
  const { heard, height } = useWidgetEvents(prefill.url, onScheduled)
  const { attempt, lost, retrying, onLoad, retry } = usePatience(heard)
  const frame = useRef<HTMLIFrameElement>(null)
  // The button that was pressed leaves with its panel.
  useEffect(() => {
    if (heard && attempt > 1) frame.current?.focus()
  }, [heard, attempt])
  return (
    <>
      {lost && (
        <ErrorPanel
          title={unanswered.title}
          text={
            <>
              {unanswered.text}{' '}
              <TextLink href={ownPageAddress(prefill, page)} target="_blank" rel="noopener noreferrer">
                {unanswered.link}
              </TextLink>
            </>
          }
          retry={{ text: unanswered.retry, onRetry: retry, loading: retrying }}
        />
      )}
      <Box position="relative" hidden={lost} aria-busy={!heard}>
        {!heard && (
          <Box position="absolute" inset="0" overflow="hidden" borderRadius="xl">
            <Skeleton height="100%" />
          </Box>
        )}
        <chakra.iframe
          key={attempt}
          ref={frame}
          display="block"
          w="100%"
          h={height ? `${height}px` : standardHeight}
          border="0"
          borderRadius="xl"
          // Until then it is blank, or shows the browser's own error page; its scripts can measure it anyway.
          visibility={heard ? 'visible' : 'hidden'}
          title={title}
          src={address}
          onLoad={onLoad}
        />
      </Box>
    </>
  )
}
