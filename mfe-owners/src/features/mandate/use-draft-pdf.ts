import { mandates } from '@metrolibre/api-client'
import { useFeedback, useMutation } from '@metrolibre/platform'
import { openFileTab } from '@metrolibre/platform/browser'
import { useMandateTexts } from './use-mandate-texts.ts'

/** Returns a function that opens the unsigned mandate in another tab. Call `open` directly in the click handler. */
export const useDraftPdf = (id: string) => {
  const { text } = useMandateTexts()
  const { showError } = useFeedback()
  const draft = useMutation(mandates.draft(id))
  const open = () => {
    const tab = openFileTab(text('drawing'), 'mandato.pdf')
    draft.mutate(undefined, {
      onSuccess: tab.show,
      onError: (error) => {
        tab.close()
        void showError(error)
      },
    })
  }
  return { open, loading: draft.isPending }
}
