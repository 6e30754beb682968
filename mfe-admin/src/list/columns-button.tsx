import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { Box, Button, chakra, Flex, List, ListItem, Text } from '@metrolibre/ui'
import { Checkbox } from '@metrolibre/ui/form'
import { CaretUpDown, FadersHorizontal, LockSimple } from '@metrolibre/ui/icons'
import { Popover } from '@metrolibre/ui/overlay'
import { useState, type KeyboardEvent } from 'react'
import type { Columns } from './use-columns.ts'

interface Column {
  id: string
  label: string
  locked?: boolean
}

/** Chooses the columns of a list and their order: by dragging, or by the arrow keys on a handle. */
export function ColumnsButton({ columns }: { columns: Columns<Column> }) {
  const { formatMessage } = useIntl()
  const [dragged, setDragged] = useState<string>()
  const { ordered, shown, isShown, toggle, move } = columns
  const free = ordered.filter(({ locked }) => !locked)
  const moveBy = (event: KeyboardEvent, id: string) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const neighbour = step && free[free.findIndex((one) => one.id === id) + step]
    if (!neighbour) return
    event.preventDefault()
    move(id, neighbour.id)
  }
  return (
    <Popover
      label={formatMessage({ id: 'mfe-admin.list.columns' })}
      trigger={
        <Button variant="outline" size="sm" icon={<FadersHorizontal />}>
          <FormattedMessage id="mfe-admin.list.columns" />
          <Text as="span" color="fg.muted" fontWeight={500}>
            <FormattedMessage
              id="mfe-admin.list.columnsShown"
              values={{ shown: shown.length, all: ordered.length }}
            />
          </Text>
        </Button>
      }
    >
      <Box w="240px">
        <Text textStyle="small" color="fg.muted" px="1">
          <FormattedMessage id="mfe-admin.list.columnsHelp" />
        </Text>
        <List>
          {ordered.map(({ id, label, locked }) => (
            <ListItem
              key={id}
              draggable={!locked}
              onDragStart={() => setDragged(id)}
              onDragOver={(event) => !locked && event.preventDefault()}
              onDrop={() => dragged && dragged !== id && move(dragged, id)}
            >
              <Flex align="center" justify="space-between" px="1">
                <Checkbox
                  label={label}
                  disabled={locked}
                  checked={locked === true || isShown(id)}
                  onChange={() => toggle(id)}
                />
                {locked ? (
                  <LockSimple />
                ) : (
                  <Handle
                    type="button"
                    aria-label={formatMessage({ id: 'mfe-admin.list.moveColumn' }, { column: label })}
                    onKeyDown={(event) => moveBy(event, id)}
                  >
                    <CaretUpDown />
                  </Handle>
                )}
              </Flex>
            </ListItem>
          ))}
        </List>
      </Box>
    </Popover>
  )
}

const Handle = chakra('button', {
  base: { display: 'grid', placeItems: 'center', boxSize: '36px', cursor: 'grab', color: 'fg.muted' },
})
