import { useIntl, type TextName } from '@metrolibre/platform'

/** Returns a function that gives a text of the page. */
export function useSayNewImage() {
  const { formatMessage } = useIntl()
  return (name: TextName<'mfe-owners.newImage'>, values?: Record<string, string | number>) =>
    formatMessage({ id: `mfe-owners.newImage.${name}` }, values)
}
