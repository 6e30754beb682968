import { useIntl, type TextName } from '@metrolibre/platform'

/** Returns the texts of the page of a user. */
export const useUserTexts = () => {
  const { formatMessage } = useIntl()
  return (name: TextName<'mfe-admin.user'>, values?: Readonly<Record<string, string | number>>): string =>
    formatMessage({ id: `mfe-admin.user.${name}` }, values)
}
