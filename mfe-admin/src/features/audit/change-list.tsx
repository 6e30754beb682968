import { officeZone, type AuditEntry } from '@metrolibre/contract'
import { FormattedMessage, useDates } from '@metrolibre/platform'
import { Avatar, Badge, Box, chakra, Flex, Panel, Text } from '@metrolibre/ui'
import { useChangeText } from './use-change-text.ts'

const long = { weekday: 'long', day: 'numeric', month: 'long' } as const
const dayOf = ({ at }: AuditEntry): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: officeZone }).format(new Date(at))

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const Row = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '48px minmax(0, 1fr)', md: '48px 36px minmax(0, 1fr) 110px 130px' },
    gap: '4px 14px',
    alignItems: 'center',
    w: '100%',
    minH: '56px',
    px: '18px',
    py: '9px',
    textAlign: 'start',
    borderTopWidth: '1px',
    borderColor: 'border',
    borderInlineStart: '5px solid transparent',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-pressed=true]': { bg: 'bg.range', borderInlineStartColor: 'huincha.400' },
  },
})

/** The id of the row of a change. */
export const changeRowId = (id: string): string => `cambio-${id}`

interface Props {
  entries: readonly AuditEntry[]
  openId: string | undefined
  onOpen: (id: string) => void
}

/** The changes by day, newest first. A row opens its details. */
export function ChangeList({ entries, openId, onOpen }: Props) {
  const dates = useDates()
  const words = useChangeText()
  const days = [...Map.groupBy(entries, dayOf)]
  return (
    <Panel clip>
      {days.map(([day, changes]) => (
        <Box as="section" key={day} aria-label={dates.day(day, long)}>
          <Text bg="bg.subtle" px="18px" py="12px" textStyle="small" fontWeight={620}>
            {capital(dates.day(day, long))}
          </Text>
          {changes.map((entry) => (
            <Row
              key={entry.id}
              id={changeRowId(entry.id)}
              type="button"
              aria-pressed={entry.id === openId}
              onClick={() => onOpen(entry.id)}
            >
              <Text as="span" textStyle="small" color="fg.muted">
                {dates.time(entry.at, officeZone)}
              </Text>
              <Box as="span" display={{ base: 'none', md: 'block' }}>
                <Avatar name={words.actor(entry)} size={34} />
              </Box>
              <span>
                <b>{words.actor(entry)}</b> {words.action(entry)} <b>{words.nameOf(entry)}</b>
              </span>
              <Text as="span" textStyle="small" color="fg.muted" gridColumn={{ base: '2', md: 'auto' }}>
                {words.entity(entry.entity)}
              </Text>
              <Flex as="span" textStyle="small" gridColumn={{ base: '2', md: 'auto' }}>
                <Standing entry={entry} />
              </Flex>
            </Row>
          ))}
        </Box>
      ))}
    </Panel>
  )
}

function Standing({ entry: { undone, canUndo } }: { entry: AuditEntry }) {
  if (undone)
    return (
      <Badge mark="hollow">
        <FormattedMessage id="mfe-admin.audit.undone" />
      </Badge>
    )
  return <FormattedMessage id={canUndo ? 'mfe-admin.audit.undoable' : 'mfe-admin.audit.stays'} />
}
