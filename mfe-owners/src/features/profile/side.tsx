import { session } from '@metrolibre/api-client'
import type { User } from '@metrolibre/contract'
import {
  FormattedMessage,
  Link,
  useCaptcha,
  useFeedback,
  useIntl,
  usePageMutation,
} from '@metrolibre/platform'
import { Button, Cota, Flex, Heading, List, Panel, Stack, TapeProgress, Text } from '@metrolibre/ui'
import { CalendarCheck, CheckCircleFill, CircleDashed } from '@metrolibre/ui/icons'
import type { ReactNode } from 'react'
import { readiness } from './profile-values.ts'
import { ownerBookingsPath } from '../../paths.ts'

const Box = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <Panel padded as="section">
    <Heading as="h2" textStyle="cardTitle" mb="3">
      {title}
    </Heading>
    {children}
  </Panel>
)

/** Shows how much of a contract can be filled in from the profile. */
function Ready({ user }: { user: User }) {
  const { formatMessage } = useIntl()
  const facts = readiness(user)
  const done = facts.filter((fact) => fact.done).length
  const progress = formatMessage({ id: 'mfe-owners.profile.ready.count' }, { done, all: facts.length })
  return (
    <Box title={<FormattedMessage id="mfe-owners.profile.ready.title" />}>
      <TapeProgress value={done / facts.length} label={progress} height={14} />
      <Flex direction="column" mt="2">
        <Cota>{progress}</Cota>
      </Flex>
      <List mt="3" display="grid" gap="1.5">
        {facts.map((fact) => (
          <Flex
            as="li"
            key={fact.id}
            gap="2"
            align="center"
            textStyle="small"
            color={fact.done ? 'fg' : 'fg.muted'}
          >
            <Flex color={fact.done ? 'status.ok.fg' : 'fg.subtle'}>
              {fact.done ? <CheckCircleFill size={18} /> : <CircleDashed size={18} />}
            </Flex>
            <FormattedMessage
              id={`mfe-owners.profile.ready.${fact.id}`}
              values={{ done: fact.done ? 'yes' : 'no', country: user.country }}
            />
          </Flex>
        ))}
      </List>
    </Box>
  )
}

/** A password is changed through a link in a mail, so that somebody who borrows the session can't set one. */
function Password({ email }: { email: string }) {
  const { alert, showError } = useFeedback()
  const { formatMessage } = useIntl()
  const prove = useCaptcha()
  const { mutateAsync: ask } = usePageMutation(session.restore())
  const restore = usePageMutation({ mutationFn: async () => ask({ email, recaptchaToken: await prove() }) })
  const send = () =>
    restore.mutate(undefined, {
      onSuccess: ({ message }) =>
        void alert({ title: formatMessage({ id: 'mfe-owners.profile.password.sent' }), text: message }),
      onError: (error) => void showError(error),
    })
  return (
    <Box title={<FormattedMessage id="mfe-owners.profile.password.title" />}>
      <Text textStyle="small" color="fg.muted" mb="3">
        <FormattedMessage id="mfe-owners.profile.password.text" />
      </Text>
      <Button variant="outline" full loading={restore.isPending} onClick={send}>
        <FormattedMessage id="mfe-owners.profile.password.action" />
      </Button>
    </Box>
  )
}

/** The column next to the forms: readiness for a contract, bookings, password. */
export function ProfileSide({ user }: { user: User }) {
  return (
    <Stack gap="20px" align="stretch">
      <Ready user={user} />
      <Box title={<FormattedMessage id="mfe-owners.profile.bookings.title" />}>
        <Button as={Link} to={ownerBookingsPath} variant="outline" full icon={<CalendarCheck />}>
          <FormattedMessage id="mfe-owners.profile.bookings.action" />
        </Button>
      </Box>
      <Password email={user.email} />
    </Stack>
  )
}
