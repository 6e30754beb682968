import { useEffect, useRef } from 'react'

/** What the tab of the checkout came back with. */
export interface PaymentNews {
  readonly reservation: string
  readonly outcome: 'paid' | 'stopped'
}

const channelName = 'metrolibre.payments'

/** Tells the tab that waits. */
export const tellPaymentNews = (news: PaymentNews): void => {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(news)
  channel.close()
}

/** Hears what happened in the tab of the checkout, sooner than the server is asked again. */
export const usePaymentNews = (onNews: (news: PaymentNews) => void): void => {
  const handler = useRef(onNews)
  useEffect(() => {
    handler.current = onNews
  })
  useEffect(() => {
    const channel = new BroadcastChannel(channelName)
    channel.addEventListener('message', (event: MessageEvent<PaymentNews>) => handler.current(event.data))
    return () => channel.close()
  }, [])
}
