import { timeZoneOf, type SavedSearch } from '@metrolibre/contract'
import { Link, useDates, useIntl, useSession } from '@metrolibre/platform'
import { Badge, Box, Button, Flex, Heading, IconButton, Span, Text } from '@metrolibre/ui'
import { DotsThreeVertical, PencilSimple, Trash } from '@metrolibre/ui/icons'
import { Switch } from '@metrolibre/ui/form'
import { Menu } from '@metrolibre/ui/overlay'
import { useFilterWords } from './use-filter-words.ts'

export interface SearchRowProps {
  search: SavedSearch
  /** The address of its results. */
  to: string
  /** Absent for a visitor, who gets no mails. */
  onMail?: (mail: boolean) => void
  onOpen: () => void
  onRename: () => void
  onDelete: () => void
}

/** A saved search: what it asks for, how many matches are new, its mail, and the way to its results. */
export function SearchRow({ search, to, onMail, onOpen, onRename, onDelete }: SearchRowProps) {
  const { formatMessage } = useIntl()
  const words = useFilterWords()
  const { name, fresh, filters, mail } = search
  return (
    <Box as="li" p="18px 20px" borderTop="1px solid" borderColor="border" _first={{ borderTop: '0' }}>
      <Flex justify="space-between" align="flex-start" gap="12px">
        <Heading as="h3" textStyle="body" fontWeight="640" overflowWrap="anywhere">
          {name}
        </Heading>
        {fresh > 0 ? (
          <Badge tone="warn">{formatMessage({ id: 'tenants.saved.search.fresh' }, { count: fresh })}</Badge>
        ) : (
          onMail && (
            <Span textStyle="small" color="fg.muted" flex="none">
              {formatMessage({ id: 'tenants.saved.search.none' })}
            </Span>
          )
        )}
      </Flex>
      <Flex
        as="ul"
        gap="6px"
        wrap="wrap"
        mt="8px"
        pb="14px"
        borderBottom="1px dashed"
        borderColor="border.strong"
      >
        {words(filters).map((word) => (
          <Box
            as="li"
            key={word}
            px="9px"
            py="3px"
            borderRadius="sm"
            bg="bg.subtle"
            textStyle="small"
            overflowWrap="anywhere"
          >
            {word}
          </Box>
        ))}
      </Flex>
      <Flex align="center" gap="10px" mt="10px">
        {onMail && (
          <Switch
            label={formatMessage({ id: 'tenants.saved.search.mailOf' }, { name })}
            checked={mail}
            onChange={({ target }) => onMail(target.checked)}
          />
        )}
        <Box flex="1" minW="0" textStyle="small">
          <MailState search={search} mailable={onMail !== undefined} />
        </Box>
        <Button
          as={Link}
          to={to}
          variant="outline"
          size="sm"
          aria-label={formatMessage({ id: 'tenants.saved.search.openThat' }, { name })}
          onClick={onOpen}
        >
          {formatMessage({ id: 'tenants.saved.search.open' })}
        </Button>
        <Menu
          trigger={
            <IconButton
              size="sm"
              icon={<DotsThreeVertical />}
              label={formatMessage({ id: 'tenants.saved.search.actions' }, { name })}
            />
          }
          items={[
            {
              id: 'rename',
              icon: <PencilSimple />,
              text: formatMessage({ id: 'tenants.saved.search.rename' }),
              onSelect: onRename,
            },
            {
              id: 'delete',
              icon: <Trash />,
              text: formatMessage({ id: 'tenants.saved.search.delete' }),
              onSelect: onDelete,
              danger: true,
            },
          ]}
        />
      </Flex>
    </Box>
  )
}

/** Whether new matches are mailed, and the day on which that last happened where the reader lives. */
function MailState({ search: { mail, mailedAt }, mailable }: { search: SavedSearch; mailable: boolean }) {
  const { formatMessage } = useIntl()
  const { date } = useDates()
  const { user, isUnread } = useSession()
  // Those of an account whose session can't be read are not only on this device, and their mails go on.
  if (isUnread) return null
  if (!mailable) return <Text color="fg.muted">{formatMessage({ id: 'tenants.saved.search.device' })}</Text>
  const day =
    mailedAt &&
    user &&
    date(mailedAt, timeZoneOf(user.country), { day: 'numeric', month: 'short', year: 'numeric' })
  return (
    <>
      <Text>{formatMessage({ id: mail ? 'tenants.saved.search.mail' : 'tenants.saved.search.noMail' })}</Text>
      <Text color="fg.muted">
        {!mail
          ? formatMessage({ id: 'tenants.saved.search.here' })
          : day
            ? formatMessage({ id: 'tenants.saved.search.last' }, { day })
            : formatMessage({ id: 'tenants.saved.search.never' })}
      </Text>
    </>
  )
}
