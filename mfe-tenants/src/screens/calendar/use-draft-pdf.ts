import { reservations, type Reservation } from '@metrolibre/api-client'
import { useFeedback, useIntl, useMutation } from '@metrolibre/platform'
import { openFileTab } from '@metrolibre/platform/browser'
import type { ContractTerms } from '../../features/contract-form/contract-values.ts'

/**
 * Returns a function that opens the unsigned contract in another tab. Call `open` directly in the click
 * handler.
 */
export const useDraftPdf = (reservation: Reservation) => {
  const { formatMessage } = useIntl()
  const { showError } = useFeedback()
  const draft = useMutation(reservations.pdf())
  const open = (terms: ContractTerms) => {
    const tab = openFileTab(formatMessage({ id: 'tenants.booking.contract.drawing' }), 'contrato.pdf')
    draft.mutate(
      { reservation, contractData: terms },
      {
        onSuccess: tab.show,
        onError: (error) => {
          tab.close()
          void showError(error)
        },
      },
    )
  }
  return { open, loading: draft.isPending }
}
