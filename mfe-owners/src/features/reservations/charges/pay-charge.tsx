import { reservations } from '@metrolibre/api-client'
import type { PlanCharge } from '@metrolibre/contract'
import { useFeedback, useIntl, usePageMutation } from '@metrolibre/platform'
import { openTab } from '@metrolibre/platform/browser'
import { Button } from '@metrolibre/ui'
import type { ReactNode } from 'react'

interface Props {
  id: string
  charge: PlanCharge
  children: ReactNode
}

/** Opens the checkout for one month in another tab. Whoever presses twice comes to the same checkout. */
export function PayCharge({ id, charge: { number, state }, children }: Props) {
  const { formatMessage } = useIntl()
  const { showError } = useFeedback()
  const pay = usePageMutation(reservations.payCharge(id))
  const press = () => {
    // Browsers only open a tab in the press itself.
    const tab = openTab(formatMessage({ id: 'mfe-owners.reservation.charges.opening' }))
    pay.mutate(number, {
      onSuccess: ({ url }) => tab.go(url),
      onError: (error) => {
        tab.close()
        void showError(error)
      },
    })
  }
  return (
    <Button
      size="sm"
      variant={state === 'planned' ? 'outline' : 'cta'}
      loading={pay.isPending}
      onClick={press}
    >
      {children}
    </Button>
  )
}
