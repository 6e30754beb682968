import { countries } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import type { AdminListFilter } from '../../list/list-definition.ts'

/** The filters of users, for the list and for the trash. */
export const useUserFilters = (): AdminListFilter[] => {
  const { formatMessage } = useIntl()
  const choices = [
    { value: 'true', label: formatMessage({ id: 'mfe-admin.users.yes' }) },
    { value: 'false', label: formatMessage({ id: 'mfe-admin.users.no' }) },
  ]
  return [
    { name: 'isVerified', label: formatMessage({ id: 'mfe-admin.users.verified' }), choices },
    { name: 'isActive', label: formatMessage({ id: 'mfe-admin.users.active' }), choices },
    { name: 'isOwner', label: formatMessage({ id: 'mfe-admin.users.owner' }), choices },
    { name: 'isAdmin', label: formatMessage({ id: 'mfe-admin.users.admin' }), choices },
    {
      name: 'country',
      label: formatMessage({ id: 'mfe-admin.users.country' }),
      choices: countries.map((country) => ({ value: country, label: country })),
    },
    { name: 'from', label: formatMessage({ id: 'mfe-admin.users.from' }) },
    { name: 'to', label: formatMessage({ id: 'mfe-admin.users.to' }) },
  ]
}
