import { dateAt, officeZone, sheetDate, type AdminUser } from '@metrolibre/contract'
import { useIntl, type TextName } from '@metrolibre/platform'
import type { SavedColumn } from '../../list/save-spreadsheet.ts'
import { userName } from './user-name.ts'

/** The columns of a spreadsheet of chosen users. */
export const useUserSheet = (): SavedColumn<AdminUser>[] => {
  const { formatMessage } = useIntl()
  const head = (name: TextName<'mfe-admin.users'>) => formatMessage({ id: `mfe-admin.users.${name}` })
  const yesOrNo = (is: boolean) => head(is ? 'yes' : 'no')
  return [
    { head: head('user'), width: 30, read: userName },
    { head: head('email'), width: 34, read: ({ email }) => email },
    { head: head('country'), width: 10, read: ({ country }) => country ?? '' },
    { head: head('properties'), width: 12, read: ({ ownedLocations }) => ownedLocations },
    { head: head('verified'), width: 12, read: ({ isVerified }) => yesOrNo(isVerified) },
    { head: head('active'), width: 10, read: ({ isActive }) => yesOrNo(isActive) },
    { head: head('owner'), width: 12, read: ({ isOwner }) => yesOrNo(isOwner) },
    { head: head('admin'), width: 12, read: ({ isAdmin }) => yesOrNo(isAdmin) },
    {
      head: head('created'),
      width: 12,
      read: ({ created }) => sheetDate(dateAt(Date.parse(created), officeZone)),
    },
  ]
}
