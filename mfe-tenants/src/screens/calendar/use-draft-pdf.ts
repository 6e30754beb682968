import { reservations, type Reservation } from '@metrolibre/api-client'
import { useIntl, usePageMutation } from '@metrolibre/platform'
import { useDocumentTab } from '@metrolibre/platform/browser'
import type { ContractFormTerms } from '../../features/contract-form/contract-values.ts'

/**
 * Returns a function that opens the unsigned contract in another tab, and its address afterwards. Call `open` directly in the
 * click handler.
 */
export const useContractDraftPdf = ({ id }: Reservation, terms: ContractFormTerms | null) => {
  const { formatMessage } = useIntl()
  const draft = usePageMutation(reservations.linkDraft(id))
  return useDocumentTab({
    waiting: formatMessage({ id: 'tenants.booking.contract.drawing' }),
    of: terms,
    ask: async (shown) => (await draft.mutateAsync(shown)).url,
  })
}
