import { mandates } from '@metrolibre/api-client'
import { useFeedback, useMutation } from '@metrolibre/platform'
import { openTab, saveBlob } from '@metrolibre/platform/browser'
import { useMandateTexts } from './use-mandate-texts.ts'

/** Returns a function that opens the unsigned mandate in another tab. Call `open` directly in the click handler. */
export const useDraftPdf = (id: string) => {
  const { text } = useMandateTexts()
  const { showError } = useFeedback()
  const draft = useMutation(mandates.draft(id))
  const open = () => {
    const tab = openTab(text('drawing'))
    draft.mutate(undefined, {
      // If the tab was blocked, the file is saved instead: leaving the page would lose a signature already drawn.
      onSuccess: (pdf) => (tab.blocked ? saveBlob(pdf, 'mandato.pdf') : tab.go(URL.createObjectURL(pdf))),
      onError: (error) => {
        tab.close()
        void showError(error)
      },
    })
  }
  return { open, loading: draft.isPending }
}
