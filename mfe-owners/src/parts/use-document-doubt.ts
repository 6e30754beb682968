import { readDocument, type Country } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import type { Doubt } from '@metrolibre/ui/form'

/** Returns a function that says why a document's number may be wrong, and which one was probably meant. */
export const useDocumentDoubt = (country: Country) => {
  const { formatMessage } = useIntl()
  return (typed: string | undefined): Doubt | undefined => {
    const number = readDocument(typed ?? '', country)?.suggestion
    return number === undefined
      ? undefined
      : {
          text: formatMessage({ id: 'mfe-owners.document.doubt' }),
          offer: { value: number, text: formatMessage({ id: 'mfe-owners.document.meant' }, { number }) },
        }
  }
}
