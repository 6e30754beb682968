import type { ListAnswer } from '@metrolibre/contract'
import { FormattedMessage, useDates, useFeedback, useIntl } from '@metrolibre/platform'
import { Box, Button, Flex, IconButton, TextLink } from '@metrolibre/ui'
import { X } from '@metrolibre/ui/icons'
import { useRef, useState } from 'react'
import { collectRows } from './collect-rows.ts'
import type { ListAction } from './list-action.ts'
import { genderOf, type AdminListDefinition } from './list-definition.ts'
import type { Bulk } from './use-bulk.ts'
import type { Selection } from './use-selection.ts'
import { useStartAction } from './use-start-action.ts'
import { useStartForAll } from './use-start-for-all.ts'

interface Props<Row, Answer> {
  list: AdminListDefinition
  /** What all rows that match are chosen by, for the server. */
  filter: object
  /** Called with the id of what the server was requested to do. */
  onRequested: (id: string) => void
  selection: Selection<Row>
  actions: readonly ListAction<Row>[]
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
  const { showError } = useFeedback()
  const [isCollecting, setIsCollecting] = useState(false)
  const said = useRef<HTMLDivElement>(null)
  const count = selection.rows.length
  const start = useStartAction(bulk, onBulkEnd)
  const forAll = useStartForAll(props.list, props.filter)
  const { isAll } = selection
  const total = answer.totalIsExact ? number(answer.total) : `${number(answer.total)}+`
  if (count === 0) return null
  const isMore = !answer.totalIsExact || answer.total > count
  const canChooseAll = !isAll && isMore && (props.list.bulk ? true : readPage && answer.totalIsExact)
  const chooseAll = async () => {
    if (props.list.bulk) {
      selection.chooseAll(rowsOf(answer))
      said.current?.focus()
      return
    }
    if (!readPage || isCollecting) return
    setIsCollecting(true)
    try {
      selection.put(await collectRows(readPage, rowsOf), true)
      // The button goes away once no row is left to choose.
      said.current?.focus()
    } catch (error) {
      await showError(error)
    } finally {
      setIsCollecting(false)
    }
  }
  const press = async (action: ListAction<Row>) => {
    if (!isAll) return start(action, selection.rows, selection.clear)
    if ('act' in action) {
      // What changes nothing is done here, with as many rows as are counted exactly.
      if (readPage)
        await start({ ...action, act: async () => action.act(await collectRows(readPage, rowsOf)) }, [])
      return
    }
    const id = await forAll.start(action, answer, total)
    if (id === undefined) return
    selection.clear()
    props.onRequested(id)
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
        <Box ref={said} tabIndex={-1} aria-live="polite" fontWeight={620}>
          {isAll ? (
            <FormattedMessage id="mfe-admin.list.chosenAll" values={{ total, gender }} />
          ) : (
            <FormattedMessage id="mfe-admin.list.chosen" values={{ count, gender }} />
          )}
        </Box>
        {canChooseAll && (
          <TextLink
            as="button"
            type="button"
            style={{ color: 'var(--colors-cardenillo-300)', minHeight: 36 }}
            aria-disabled={isCollecting}
            onClick={() => void chooseAll()}
          >
            <FormattedMessage id="mfe-admin.list.chooseAll" values={{ total, gender }} />
          </TextLink>
        )}
        <Flex gap="1" wrap="wrap" ms="auto">
          {actions.map((action) => (
            <Button
              key={action.id}
              variant="ghost"
              size="sm"
              icon={action.icon}
              disabled={isBusy || forAll.isPending}
              style={{
                color:
                  'danger' in action && action.danger
                    ? 'var(--colors-ladrillo-300)'
                    : 'var(--colors-piedra-0)',
              }}
              onClick={() => void press(action)}
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
