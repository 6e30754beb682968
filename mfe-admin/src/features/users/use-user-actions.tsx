import { adminUsers } from '@metrolibre/api-client'
import type { AdminUser } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import { EnvelopeSimple, FileXls, Prohibit, SealCheck, Trash } from '@metrolibre/ui/icons'
import { saveSpreadsheet } from '../../list/save-spreadsheet.ts'
import type { ListAction } from '../../list/list-action.ts'
import { useUserSheet } from './use-user-sheet.ts'
import { useWriteTo } from './use-write-to.ts'

/** What can be done with many users at once. */
export const useUserActions = (): ListAction<AdminUser>[] => {
  const { formatMessage } = useIntl()
  const write = useWriteTo()
  const columns = useUserSheet()
  return [
    {
      id: 'write',
      text: formatMessage({ id: 'mfe-admin.users.bulk.write' }),
      icon: <EnvelopeSimple />,
      act: write,
    },
    {
      id: 'download',
      text: formatMessage({ id: 'mfe-admin.list.download' }),
      icon: <FileXls />,
      act: (users) => saveSpreadsheet(formatMessage({ id: 'mfe-admin.users.bulk.file' }), users, columns),
    },
    {
      id: 'verify',
      text: formatMessage({ id: 'mfe-admin.users.bulk.verify' }),
      icon: <SealCheck />,
      working: (count) => formatMessage({ id: 'mfe-admin.users.bulk.verifying' }, { count }),
      run: ({ id }) => adminUsers.setVerified(id, true),
      undo: { changes: (user) => !user.isVerified, run: ({ id }) => adminUsers.setVerified(id, false) },
    },
    {
      id: 'deactivate',
      text: formatMessage({ id: 'mfe-admin.users.bulk.deactivate' }),
      icon: <Prohibit />,
      working: (count) => formatMessage({ id: 'mfe-admin.users.bulk.deactivating' }, { count }),
      run: ({ id }) => adminUsers.setActive(id, false),
      undo: { changes: ({ isActive }) => isActive, run: ({ id }) => adminUsers.setActive(id, true) },
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
