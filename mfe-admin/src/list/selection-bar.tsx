import { exactTotalLimit, type ListAnswer } from '@metrolibre/contract'
import { FormattedMessage, useDates, useFeedback, useIntl } from '@metrolibre/platform'
import { Box, Button, Flex, IconButton, TextLink } from '@metrolibre/ui'
import { X } from '@metrolibre/ui/icons'
import { useState, type ReactNode } from 'react'
import { genderOf, type ListDefinition } from './list-definition.ts'
import type { Bulk } from './use-bulk.ts'
import type { Selection } from './use-selection.ts'

interface Shown {
  readonly id: string
  readonly text: string
  readonly icon: ReactNode
}

/** Something that is done with the chosen rows together and changes none of them. They stay chosen. */
export interface TogetherAction<Row> extends Shown {
  readonly act: (rows: readonly Row[]) => Promise<void>
}

/** Something that can be done with many rows: one call for each. */
export interface BulkAction<Row> extends Shown {
  readonly danger?: boolean
  /** Says what is under way: «Verificando a 38 usuarios». */
  readonly working: (count: number) => string
  /** A question to answer first, for what can't be taken back. */
  readonly question?: (count: number) => { title: string; text: string }
  readonly run: (row: Row) => Promise<unknown>
}

interface Props<Row, Answer> {
  list: ListDefinition
  selection: Selection<Row>
  actions: readonly (BulkAction<Row> | TogetherAction<Row>)[]
  bulk: Bulk<Row>
  answer: Answer
  rowsOf: (answer: Answer) => readonly Row[]
  readPage: ((cursor: string | undefined) => Promise<Answer>) | undefined
  onBulkEnd: (() => Promise<unknown>) | undefined
}

/** What can be done with the chosen rows. It stays in sight while rows are chosen. */
export function SelectionBar<Row, Answer extends ListAnswer>(props: Props<Row, Answer>) {
  const { selection, actions, bulk, answer, rowsOf, readPage, onBulkEnd } = props
  const { formatMessage } = useIntl()
  const gender = genderOf(props.list)
  const { number } = useDates()
  const { confirm, showError } = useFeedback()
  const [isCollecting, setIsCollecting] = useState(false)
  const count = selection.rows.length
  if (count === 0) return null
  const start = async ({ question, text, working, run, danger }: BulkAction<Row>) => {
    const asked = question?.(count)
    const words = { confirm: text, cancel: formatMessage({ id: 'mfe-admin.cancel' }) }
    if (asked && !(await confirm({ ...asked, ...words, danger: danger === true }))) return
    selection.clear()
    await bulk.start(working(count), selection.rows, run, async () => onBulkEnd?.())
  }
  const chooseAll = async () => {
    if (!readPage) return
    setIsCollecting(true)
    try {
      const found: Row[] = []
      let cursor: string | undefined
      do {
        const page = await readPage(cursor)
        found.push(...rowsOf(page))
        cursor = page.nextCursor ?? undefined
      } while (cursor && found.length < exactTotalLimit)
      selection.put(found, true)
    } catch (error) {
      await showError(error)
    } finally {
      setIsCollecting(false)
    }
  }
  const isBusy = bulk.run?.state === 'running'
  return (
    <Box position="sticky" bottom="12px" zIndex="1" mt="4" colorScheme="dark">
      <Flex
        as="section"
        aria-label={formatMessage({ id: 'mfe-admin.list.chosenActions' })}
        gap="2"
        align="center"
        wrap="wrap"
        bg="bg.inverse"
        color="piedra.0"
        border="1px solid"
        borderColor="tinta.border"
        borderRadius="lg"
        px="5"
        py="2"
        boxShadow="3"
      >
        <Box aria-live="polite" fontWeight={620}>
          <FormattedMessage id="mfe-admin.list.chosen" values={{ count, gender }} />
        </Box>
        {readPage && answer.totalIsExact && answer.total > count && (
          <TextLink
            as="button"
            type="button"
            style={{ color: 'var(--colors-cardenillo-300)', minHeight: 36 }}
            disabled={isCollecting}
            onClick={() => void chooseAll()}
          >
            <FormattedMessage
              id="mfe-admin.list.chooseAll"
              values={{ total: number(answer.total), gender }}
            />
          </TextLink>
        )}
        <Flex gap="1" wrap="wrap" ms="auto">
          {actions.map((action) => (
            <Button
              key={action.id}
              variant="ghost"
              size="sm"
              icon={action.icon}
              disabled={isBusy}
              style={{
                color:
                  'danger' in action && action.danger
                    ? 'var(--colors-ladrillo-300)'
                    : 'var(--colors-piedra-0)',
              }}
              onClick={() =>
                void ('act' in action ? action.act(selection.rows).catch(showError) : start(action))
              }
            >
              {action.text}
            </Button>
          ))}
          <IconButton
            size="sm"
            label={formatMessage({ id: 'mfe-admin.list.chooseNone' }, { gender })}
            icon={<X />}
            style={{ color: 'var(--colors-piedra-0)' }}
            onClick={selection.clear}
          />
        </Flex>
      </Flex>
    </Box>
  )
}
