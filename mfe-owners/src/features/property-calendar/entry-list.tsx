import { ownBlocks, type OwnedProperty } from '@metrolibre/api-client'
import { Link, useFeedback, useIntl, usePageMutation } from '@metrolibre/platform'
import { Badge, Box, Button, Flex, Text, TextLink } from '@metrolibre/ui'
import { Trash } from '@metrolibre/ui/icons'
import type { CalendarEntry } from './entries.ts'
import { usePeriodText } from './use-period-text.ts'
import { ownerBookingPath } from '../../paths.ts'

interface Props {
  property: OwnedProperty
  entries: readonly CalendarEntry[]
  /** A block was freed, and its button, which had the focus, is gone. */
  onFreed: () => void
}

const tones = { booking: 'ok', hold: 'warn', block: 'neutral' } as const

/** The same entries as on the tape, in words; own blocks can be lifted here. */
export function EntryList({ property, entries, onFreed }: Props) {
  const { formatMessage } = useIntl()
  const { confirm, showError, toast } = useFeedback()
  const period = usePeriodText(property)
  const lift = usePageMutation(ownBlocks.remove(property.id))
  const nameOf = (roomId: string | null) =>
    property.rooms.find(({ id }) => id === roomId)?.name ??
    formatMessage({ id: 'mfe-owners.panel.calendar.whole' })
  const free = async (entry: CalendarEntry) => {
    const sure = await confirm({
      title: formatMessage({ id: 'mfe-owners.panel.block.liftTitle' }),
      text: formatMessage({ id: 'mfe-owners.panel.block.liftText' }, { period: period(entry) }),
      confirm: formatMessage({ id: 'mfe-owners.panel.block.lift' }),
      cancel: formatMessage({ id: 'mfe-owners.panel.cancel' }),
    })
    if (!sure) return
    lift.mutate(entry.id, {
      onSuccess: () => {
        toast(formatMessage({ id: 'mfe-owners.panel.block.lifted' }))
        onFreed()
      },
      onError: (error) => void showError(error),
    })
  }
  if (entries.length === 0)
    return <Text color="fg.muted">{formatMessage({ id: 'mfe-owners.panel.calendar.nothing' })}</Text>
  return (
    <Box
      as="ul"
      listStyleType="none"
      p="0"
      aria-label={formatMessage({ id: 'mfe-owners.panel.calendar.list' })}
    >
      {entries.map((entry) => (
        <Flex
          as="li"
          key={entry.id}
          gap="6px 16px"
          align="center"
          justify="space-between"
          wrap="wrap"
          py="10px"
          borderTop="1px solid"
          borderColor="border"
        >
          <Box minW="0" flex="1 1 220px">
            <Flex gap="8px" align="center" wrap="wrap">
              <Badge tone={tones[entry.kind]}>
                {formatMessage({ id: `mfe-owners.panel.calendar.${entry.kind}` })}
              </Badge>
              <b>{entry.text || nameOf(entry.roomId)}</b>
            </Flex>
            <Text textStyle="small" color="fg.muted" mt="2px">
              {entry.text && `${nameOf(entry.roomId)} · `}
              {period(entry)}
            </Text>
          </Box>
          {entry.kind === 'block' ? (
            <Button
              variant="ghost"
              size="sm"
              icon={<Trash />}
              loading={lift.isPending && lift.variables === entry.id}
              onClick={() => void free(entry)}
            >
              {formatMessage({ id: 'mfe-owners.panel.block.lift' })}
            </Button>
          ) : (
            <TextLink as={Link} to={ownerBookingPath('owner', entry.id)}>
              {formatMessage({ id: 'mfe-owners.panel.calendar.open' })}
            </TextLink>
          )}
        </Flex>
      ))}
    </Box>
  )
}
