import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { Box, Button, Flex, IconButton, List, ListItem, Text } from '@metrolibre/ui'
import { Checkbox } from '@metrolibre/ui/form'
import { ArrowDown, ArrowUp, FadersHorizontal, LockSimple } from '@metrolibre/ui/icons'
import { Popover } from '@metrolibre/ui/overlay'
import { useEffect, useRef, useState } from 'react'
import type { ListColumns } from './use-columns.ts'

interface Column {
  id: string
  label: string
  locked?: boolean
}

/** Chooses the columns of a list and their order: by dragging, or by buttons, for touch and keyboard. */
export function ColumnsButton({ columns }: { columns: ListColumns<Column> }) {
  const { formatMessage } = useIntl()
  const [dragged, setDragged] = useState<string>()
  const { ordered, shown, isShown, toggle, move } = columns
  const pressed = useRef<HTMLElement>(null)
  useEffect(() => {
    // A row that moves in the page loses the focus.
    pressed.current?.focus()
    pressed.current = null
  }, [ordered])
  const free = ordered.filter(({ locked }) => !locked)
  const mover = (id: string, column: string, direction: 'earlier' | 'later') => {
    const neighbour = free[free.findIndex((one) => one.id === id) + (direction === 'later' ? 1 : -1)]
    return (
      <IconButton
        size="sm"
        label={formatMessage({ id: `mfe-admin.list.moveColumn.${direction}` }, { column })}
        icon={direction === 'later' ? <ArrowDown /> : <ArrowUp />}
        // At an end it stays able to have the focus, so that the keyboard keeps its place.
        aria-disabled={neighbour === undefined}
        onClick={({ currentTarget }) => {
          if (!neighbour) return
          pressed.current = currentTarget
          move(id, neighbour.id)
        }}
      />
    )
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
      <Box w="270px">
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
                  <Flex>
                    {mover(id, label, 'earlier')}
                    {mover(id, label, 'later')}
                  </Flex>
                )}
              </Flex>
            </ListItem>
          ))}
        </List>
      </Box>
    </Popover>
  )
}
