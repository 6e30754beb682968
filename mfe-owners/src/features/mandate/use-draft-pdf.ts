import { mandates } from '@metrolibre/api-client'
import type { Mandate } from '@metrolibre/contract'
import { usePageMutation } from '@metrolibre/platform'
import { useDocumentTab } from '@metrolibre/platform/browser'
import { useMandateTexts } from './use-mandate-texts.ts'

/**
 * Returns a function that opens the unsigned mandate in another tab, and its address afterwards. Call `open` directly in the
 * click handler.
 */
export const useMandateDraftPdf = (id: string, mandate: Mandate) => {
  const { text } = useMandateTexts()
  const draft = usePageMutation(mandates.linkDraft(id))
  return useDocumentTab({
    waiting: text('drawing'),
    of: mandate,
    ask: async () => (await draft.mutateAsync()).url,
  })
}
