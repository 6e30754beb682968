import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { Box, Text } from '@metrolibre/ui'
import type { FoundByAdmin } from './found.ts'
import { FoundOption } from './option.tsx'
import type { FoundGroup } from './use-found.ts'

export type ShownGroup = FoundGroup | { readonly kind: 'recent'; readonly found: readonly FoundByAdmin[] }

interface Props {
  /** The id of the field, with which those of the results begin. */
  id: string
  groups: readonly ShownGroup[]
  q: string
  /** The position of the selected one among all results. */
  selected: number
  onSelect: (position: number) => void
  onOpen: (found: FoundByAdmin) => void
}

/** The results in groups, as the list of the field. */
export function FindResults({ id, groups, q, selected, onSelect, onOpen }: Props) {
  const { formatMessage } = useIntl()
  const all = groups.flatMap(({ found }) => found)
  return (
    <Box
      id={`${id}-list`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list of a combobox has no element of its own
      role="listbox"
      aria-label={formatMessage({ id: 'shell.find.results' })}
      mt="2"
    >
      {groups.map(({ kind, found }) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options outside of a select
        <Box key={kind} role="group" aria-labelledby={`${id}-${kind}`} mt="3">
          <Text id={`${id}-${kind}`} as="span" textStyle="small" color="fg.muted" fontWeight={580} px="12px">
            <FormattedMessage id={`shell.find.group.${kind}`} />
          </Text>
          {found.map((one) => {
            const position = all.indexOf(one)
            return (
              <FoundOption
                key={`${one.kind} ${one.to} ${one.title}`}
                id={`${id}-${position}`}
                found={one}
                q={q}
                selected={position === selected}
                onOpen={() => onOpen(one)}
                onPoint={() => onSelect(position)}
              />
            )
          })}
        </Box>
      ))}
    </Box>
  )
}
