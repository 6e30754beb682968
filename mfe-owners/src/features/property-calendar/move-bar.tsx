import { ownBlocks, type OwnedProperty } from '@metrolibre/api-client'
import { useFeedback, useIntl, usePageMutation, useUnsavedChanges, type TextName } from '@metrolibre/platform'
import { Alert, Box, Button, Flex, Text } from '@metrolibre/ui'
import { clashesWith, type CalendarEntry } from './entries.ts'
import { usePeriodText } from './use-period-text.ts'

interface Props {
  property: OwnedProperty
  /** Everything that takes the property's time, as it is kept. */
  entries: readonly CalendarEntry[]
  /** The block as it was moved. */
  moved: CalendarEntry
  onDone: () => void
}

/** Saves a block whose ends were moved, or leaves it as it was. */
export function MoveBar({ property, entries, moved, onDone }: Props) {
  const { formatMessage } = useIntl()
  const { toast, showError } = useFeedback()
  const period = usePeriodText(property)
  const move = usePageMutation(ownBlocks.move(property.id))
  useUnsavedChanges(!move.isPending && !move.isSuccess)
  const say = (name: TextName<'mfe-owners.panel.block'>) =>
    formatMessage({ id: `mfe-owners.panel.block.${name}` })
  const [clash] = clashesWith(
    entries.filter(({ id }) => id !== moved.id),
    moved,
  )
  const save = () =>
    move.mutate(
      { block: moved.id, period: { start: moved.start, end: moved.end } },
      {
        onSuccess: () => {
          toast(say('moved'))
          onDone()
        },
        onError: (error) => void showError(error),
      },
    )
  return (
    <Box mt="12px">
      {clash && (
        <Alert tone="bad" title={say('taken')}>
          {period(clash)}
        </Alert>
      )}
      <Flex gap="8px 16px" align="center" justify="space-between" wrap="wrap" mt="8px">
        <Text textStyle="label" aria-live="polite">
          {formatMessage(
            { id: 'mfe-owners.panel.block.moving' },
            {
              name: moved.text || formatMessage({ id: 'mfe-owners.panel.calendar.block' }),
              period: period(moved),
            },
          )}
        </Text>
        <Flex gap="8px" wrap="wrap">
          <Button
            size="sm"
            loading={move.isPending}
            aria-disabled={clash !== undefined}
            onClick={() => !clash && save()}
          >
            {say('save')}
          </Button>
          <Button size="sm" variant="ghost" onClick={onDone}>
            {say('moveBack')}
          </Button>
        </Flex>
      </Flex>
    </Box>
  )
}
