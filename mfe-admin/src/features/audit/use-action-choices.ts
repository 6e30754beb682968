import type { FilterChoice } from '../../list/list-definition.ts'
import { compareTexts } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import { knownActions, useChangeText, verbOf } from './use-change-text.ts'

/** Returns the recorded actions to choose from, of one kind of thing or of all, in alphabetical order. */
export const useActionChoices = (actions: readonly string[], entity: string | undefined): FilterChoice[] => {
  const { formatMessage } = useIntl()
  const words = useChangeText()
  const nameOf = (action: string): string => {
    const known = knownActions.find((name) => name === action || name === verbOf(action))
    return known ? formatMessage({ id: `mfe-admin.changes.choice.${known}` }) : action
  }
  return actions
    .filter((action) => !entity || action.startsWith(`${entity}.`) || !action.includes('.'))
    .map((value) => {
      const [kind = ''] = value.split('.')
      const about = words.entity(kind)
      const label =
        entity || about === kind
          ? nameOf(value)
          : formatMessage({ id: 'mfe-admin.changes.choiceOf' }, { entity: about, action: nameOf(value) })
      return { value, label }
    })
    .toSorted((one, other) => compareTexts(one.label, other.label))
}
