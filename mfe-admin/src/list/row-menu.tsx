import { Box, IconButton } from '@metrolibre/ui'
import { DotsThreeVertical } from '@metrolibre/ui/icons'
import { Menu } from '@metrolibre/ui/overlay'
import type { ListAction } from './list-action.ts'

interface Props<Row> {
  /** Says for which row it is. */
  label: string
  actions: readonly ListAction<Row>[]
  disabled: boolean
  onStart: (action: ListAction<Row>) => void
}

/** What can be done with one row. */
export const RowMenu = <Row,>({ label, actions, disabled, onStart }: Props<Row>) => (
  // A press in the menu is no press on the row.
  <Box onClick={(event) => event.stopPropagation()}>
    <Menu
      trigger={<IconButton label={label} size="sm" icon={<DotsThreeVertical />} />}
      items={actions.map((action) => ({
        id: action.id,
        text: action.text,
        icon: action.icon,
        danger: 'danger' in action && action.danger === true,
        disabled,
        onSelect: () => onStart(action),
      }))}
    />
  </Box>
)
