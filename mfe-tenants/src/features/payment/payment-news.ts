import { openChannel } from '@metrolibre/platform'
import { useEffect, useRef } from 'react'

/** The result with which the checkout's tab returned. */
export interface PaymentNews {
  readonly reservation: string
  readonly outcome: 'paid' | 'stopped'
}

const channelName = 'metrolibre.payments'

/** Sends the result to the waiting tab, which asks the server by itself where the browser lets tabs say nothing to each other. */
export const tellPaymentNews = (news: PaymentNews): void => {
  const channel = openChannel(channelName)
  channel?.postMessage(news)
  channel?.close()
}

/** Receives the result from the checkout's tab, which is faster than polling the server. */
export const usePaymentNews = (onNews: (news: PaymentNews) => void): void => {
  const handler = useRef(onNews)
  useEffect(() => {
    handler.current = onNews
  })
  useEffect(() => {
    const channel = openChannel(channelName)
    channel?.addEventListener('message', (event: MessageEvent<PaymentNews>) => handler.current(event.data))
    return () => channel?.close()
  }, [])
}
