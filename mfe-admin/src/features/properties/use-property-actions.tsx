import { adminProperties, type AdminPropertyRow } from '@metrolibre/api-client'
import { Prohibit, SealCheck, Trash } from '@metrolibre/ui/icons'
import type { BulkAction } from '../../list/list-action.ts'
import { usePropertyTexts } from '../../properties/use-text.ts'

/** What can be done with many properties at once. */
export const usePropertyActions = (): BulkAction<AdminPropertyRow>[] => {
  const { text } = usePropertyTexts()
  return [
    {
      id: 'verify',
      text: text('bulk.verify'),
      icon: <SealCheck />,
      working: (count) => text('bulk.verifying', { count }),
      run: ({ id }) => adminProperties.verify(id, true),
      undo: { changes: (one) => !one.isVerified, run: ({ id }) => adminProperties.verify(id, false) },
    },
    {
      id: 'withhold',
      text: text('bulk.withhold'),
      icon: <Prohibit />,
      working: (count) => text('bulk.withholding', { count }),
      run: ({ id }) => adminProperties.setActive(id, false),
      undo: { changes: ({ isActive }) => isActive, run: ({ id }) => adminProperties.setActive(id, true) },
    },
    {
      id: 'trash',
      text: text('toTrash'),
      icon: <Trash />,
      danger: true,
      working: (count) => text('bulk.trashing', { count }),
      question: (count) => ({ title: text('bulk.trashTitle', { count }), text: text('trashText') }),
      run: ({ id }) => adminProperties.remove(id),
    },
  ]
}
