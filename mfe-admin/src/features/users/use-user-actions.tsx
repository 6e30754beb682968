import { adminUsers } from '@metrolibre/api-client'
import type { AdminUser } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import { Prohibit, SealCheck, Trash } from '@metrolibre/ui/icons'
import type { BulkAction } from '../../list/selection-bar.tsx'

/** What can be done with many users at once. */
export const useUserActions = (): BulkAction<AdminUser>[] => {
  const { formatMessage } = useIntl()
  return [
    {
      id: 'verify',
      text: formatMessage({ id: 'mfe-admin.users.bulk.verify' }),
      icon: <SealCheck />,
      working: (count) => formatMessage({ id: 'mfe-admin.users.bulk.verifying' }, { count }),
      run: ({ id }) => adminUsers.setVerified(id, true),
    },
    {
      id: 'deactivate',
      text: formatMessage({ id: 'mfe-admin.users.bulk.deactivate' }),
      icon: <Prohibit />,
      working: (count) => formatMessage({ id: 'mfe-admin.users.bulk.deactivating' }, { count }),
      run: ({ id }) => adminUsers.setActive(id, false),
    },
    {
      id: 'trash',
      text: formatMessage({ id: 'mfe-admin.users.bulk.trash' }),
      icon: <Trash />,
      danger: true,
      working: (count) => formatMessage({ id: 'mfe-admin.users.bulk.trashing' }, { count }),
      question: (count) => ({
        title: formatMessage({ id: 'mfe-admin.users.bulk.trashTitle' }, { count }),
        text: formatMessage({ id: 'mfe-admin.users.bulk.trashText' }),
      }),
      run: ({ id }) => adminUsers.remove(id),
    },
  ]
}
