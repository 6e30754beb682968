import { isApiError, reservations, type Reservation } from '@metrolibre/api-client'
import type { PaymentPlan } from '@metrolibre/contract'
import { useIntl, usePageMutation } from '@metrolibre/platform'
import { useState } from 'react'
import { paymentAttemptKey, forgetAttempt } from './attempt-key.ts'
import { openTab } from '@metrolibre/platform/browser'

interface PayState {
  busy: boolean
  error: unknown
  /** The checkout's address once it is known, for a plain link: not every browser that gives a tab also shows it. */
  address: string | null
}

/** Returns a function that pays a reservation in a separate tab. Call `pay` directly in the click handler. */
export const usePay = (reservation: Reservation, plan: PaymentPlan = 'once', savesCard = false) => {
  const { formatMessage } = useIntl()
  const checkout = usePageMutation(reservations.checkout())
  const [state, setState] = useState<PayState>({ busy: false, error: null, address: null })
  const { id } = reservation
  const open = async (): Promise<string> => {
    const { key, known } = paymentAttemptKey(id)
    try {
      return (await checkout.mutateAsync({ reservation, plan, savesCard, idempotencyKey: key })).url
    } catch (error) {
      if (!isApiError(error)) throw error
      forgetAttempt(id)
      // The checkout of this key is closed, so paying again needs a new one.
      if (!known || error.code !== 'wrong_state') throw error
      const again = { reservation, plan, savesCard, idempotencyKey: paymentAttemptKey(id).key }
      return (await checkout.mutateAsync(again)).url
    }
  }
  const pay = () => {
    const tab = openTab(formatMessage({ id: 'tenants.booking.pay.opening' }))
    setState({ busy: true, error: null, address: null })
    open().then(
      (url) => {
        setState({ busy: false, error: null, address: url })
        tab.go(url)
      },
      (error: unknown) => {
        tab.close()
        setState({ busy: false, error, address: null })
      },
    )
  }
  return { pay, ...state }
}
