import { type MessageId, useIntl } from '@metrolibre/platform'

/** Returns a function that gives a text of the catalogue in the chosen language. */
export function useGalleryTexts() {
  const { formatMessage } = useIntl()
  return (id: MessageId, values?: Record<string, string | number>): string => formatMessage({ id }, values)
}
