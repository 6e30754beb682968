import { useIntl } from '@metrolibre/platform'

/** Filters with the answers yes and no, by their names and labels. */
export const useFlagFilters = (labels: Readonly<Record<string, string>>) => {
  const { formatMessage } = useIntl()
  const choices = [
    { value: 'true', label: formatMessage({ id: 'mfe-admin.users.yes' }) },
    { value: 'false', label: formatMessage({ id: 'mfe-admin.users.no' }) },
  ]
  return Object.entries(labels).map(([name, label]) => ({ name, label, choices }))
}
