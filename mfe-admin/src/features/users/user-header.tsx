import { adminUsers } from '@metrolibre/api-client'
import { mailLink, type AdminUserDetail } from '@metrolibre/contract'
import { Link, useFeedback } from '@metrolibre/platform'
import { Avatar, Badge, Box, Button, Flex, Heading, IconButton, MailAddress, Text } from '@metrolibre/ui'
import { ArrowCounterClockwise, Copy, EnvelopeSimple, Trash } from '@metrolibre/ui/icons'
import { Breadcrumbs, Tabs } from '@metrolibre/ui/parts'
import { useDiscard } from '../../list/use-discard.ts'
import { Count } from '../../page/count.tsx'
import { useRefreshUsers } from './use-refresh-users.ts'
import { useUserTexts } from './use-user-texts.ts'
import { userName } from './user-name.ts'
import { userListPath, userPartPath, userParts, userTrashPath, type UserPart } from './user-paths.ts'
import { VerifiedBadge } from './verified-badge.tsx'

/** Who a user is, what can be done with their account, and the parts of their page. */
export function UserHeader({ user, part }: { user: AdminUserDetail; part: UserPart }) {
  const text = useUserTexts()
  const { id, email, isDeleted, isVerified, counts } = user
  const name = userName(user)
  const sizes: Partial<Record<UserPart, number>> = {
    locations: counts.locations,
    reviews: counts.reviewsCreated + counts.reviewsReceived,
    payments: counts.payments,
  }
  return (
    <>
      <Breadcrumbs
        label={text('breadcrumbs')}
        as={Link}
        items={[
          isDeleted
            ? { id: 'trash', text: text('trash.title'), to: userTrashPath }
            : { id: 'list', text: text('users'), to: userListPath },
          { id, text: name },
        ]}
      />
      <Flex gap="4" justify="space-between" align="flex-end" wrap="wrap">
        <Flex gap="4" align="center" minW="0">
          <Avatar name={name} size={64} />
          <Box minW="0">
            <Flex gap="3" align="center" wrap="wrap">
              <Heading as="h1" tabIndex={-1} textStyle="section" overflowWrap="anywhere">
                {name}
              </Heading>
              {isDeleted ? (
                <Badge tone="bad">{text('inTrash')}</Badge>
              ) : (
                <VerifiedBadge isVerified={isVerified} />
              )}
            </Flex>
            <Email address={email} />
          </Box>
        </Flex>
        <Flex gap="2" wrap="wrap">
          <Button as="a" href={mailLink(email)} variant="outline" icon={<EnvelopeSimple />}>
            {text('write')}
          </Button>
          {isDeleted ? <RestoreButton id={id} /> : <TrashButton id={id} name={name} />}
        </Flex>
      </Flex>
      <Box mt="5">
        <Tabs
          label={text('parts')}
          as={Link}
          currentId={part}
          tabs={userParts.map((one) => {
            const size = sizes[one]
            return {
              id: one,
              to: userPartPath(id, one),
              text: text(`tab.${one}`),
              ...(size !== undefined && { extra: <Count value={size} /> }),
            }
          })}
        />
      </Box>
    </>
  )
}

function Email({ address }: { address: string }) {
  const text = useUserTexts()
  const { toast, showError } = useFeedback()
  const copy = () => navigator.clipboard.writeText(address).then(() => toast(text('emailCopied')), showError)
  return (
    <Flex align="center" gap="1">
      <Text color="fg.muted" overflowWrap="anywhere">
        <MailAddress address={address} />
      </Text>
      <IconButton size="sm" label={text('copyEmail')} icon={<Copy size={18} />} onClick={() => void copy()} />
    </Flex>
  )
}

function TrashButton({ id, name }: { id: string; name: string }) {
  const text = useUserTexts()
  const discard = useDiscard({
    remove: () => adminUsers.remove(id),
    listTo: userListPath,
    refresh: useRefreshUsers(),
    title: text('trashTitle', { name }),
    text: text('trashText'),
    confirm: text('toTrash'),
  })
  return (
    <Button variant="danger" icon={<Trash />} onClick={() => void discard()}>
      {text('toTrash')}
    </Button>
  )
}

function RestoreButton({ id }: { id: string }) {
  const text = useUserTexts()
  const { showError, toast } = useFeedback()
  const refresh = useRefreshUsers()
  const restore = async () => {
    try {
      toast((await adminUsers.restore(id)).message)
    } catch (error) {
      await showError(error)
    } finally {
      await refresh()
    }
  }
  return (
    <Button icon={<ArrowCounterClockwise />} onClick={() => void restore()}>
      {text('restore')}
    </Button>
  )
}
