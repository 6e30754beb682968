import { reservations, type Reservation } from '@metrolibre/api-client'
import { useFeedback, useIntl, useMutation } from '@metrolibre/platform'
import { openTab, saveBlob } from '@metrolibre/platform/browser'
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
    const tab = openTab(formatMessage({ id: 'tenants.booking.contract.drawing' }))
    draft.mutate(
      { reservation, contractData: terms },
      {
        // If the tab was blocked, the file is saved instead: leaving the page would lose a signature already
        // drawn.
        onSuccess: (pdf) => (tab.blocked ? saveBlob(pdf, 'contrato.pdf') : tab.go(URL.createObjectURL(pdf))),
        onError: (error) => {
          tab.close()
          void showError(error)
        },
      },
    )
  }
  return { open, loading: draft.isPending }
}
