import { useIntl } from '@metrolibre/platform'
import { Box, Flex, List, ListItem, Text } from '@metrolibre/ui'
import { CaretRight } from '@metrolibre/ui/icons'
import type { ReactNode } from 'react'
import { ChooseBox } from './choose-box.tsx'
import { RowLink } from './row-link.tsx'
import type { Selection } from './use-selection.ts'

/** What a phone shows of a row. */
export interface ListCard {
  readonly title: ReactNode
  readonly text: ReactNode
  /** After the title, such as a state. */
  readonly mark?: ReactNode
  /** Below the text, such as a switch. */
  readonly more?: ReactNode
}

interface Props<Row> {
  caption: string
  rows: readonly Row[]
  rowId: (row: Row) => string
  rowName: (row: Row) => string
  rowTo: ((row: Row) => string) | undefined
  selection: Selection<Row> | undefined
  menuOf: ((row: Row) => ReactNode) | undefined
  card: (row: Row) => ListCard
}

/** The rows of a list on a phone: one block each. */
export function ListCards<Row>({
  caption,
  rows,
  rowId,
  rowName,
  rowTo,
  selection,
  menuOf,
  card,
}: Props<Row>) {
  const { formatMessage } = useIntl()
  return (
    <List aria-label={caption}>
      {rows.map((row, index) => {
        const { title, text, mark, more } = card(row)
        return (
          <ListItem
            key={rowId(row)}
            position="relative"
            display="flex"
            gap="3"
            alignItems="center"
            px="4"
            py="2"
            borderTop={index > 0 ? '1px solid' : undefined}
            borderColor="border"
            bg={selection?.has(row) ? 'bg.range' : undefined}
          >
            {selection && (
              <Box position="relative" zIndex="1">
                <ChooseBox
                  label={formatMessage({ id: 'mfe-admin.list.chooseOne' }, { name: rowName(row) })}
                  checked={selection.has(row)}
                  onChange={() => selection.toggle(row)}
                />
              </Box>
            )}
            <Box flex="1" minW="0">
              <Flex gap="2" align="center" wrap="wrap">
                {rowTo ? (
                  // The whole block leads to the page of the row: nothing between it and the link is positioned.
                  <Box
                    css={{
                      '& a': { position: 'static' },
                      '& a::after': { content: '""', position: 'absolute', inset: 0 },
                    }}
                  >
                    <RowLink id={rowId(row)} to={rowTo(row)}>
                      {title}
                    </RowLink>
                  </Box>
                ) : (
                  <b>{title}</b>
                )}
                {mark}
              </Flex>
              <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
                {text}
              </Text>
              {more && (
                <Box position="relative" zIndex="1" w="fit-content">
                  {more}
                </Box>
              )}
            </Box>
            {menuOf ? (
              <Box position="relative" zIndex="1">
                {menuOf(row)}
              </Box>
            ) : (
              rowTo && <CaretRight />
            )}
          </ListItem>
        )
      })}
    </List>
  )
}
