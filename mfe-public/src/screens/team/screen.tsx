import { team } from '@metrolibre/api-client'
import type { TeamMember } from '@metrolibre/contract'
import { FormattedMessage, Link, useQuery, useSession } from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import { Alert, Box, Button, Container, List, ListItem } from '@metrolibre/ui'
import { TintaBand } from '../../features/about/tinta-band.tsx'
import { ListStates } from '../../features/people/list-states.tsx'
import { MemberCard } from '../../features/people/member-card.tsx'
import { PageTitle } from '../../features/reading/page-title.tsx'
import { pageHead } from '../../texts/page-head.ts'
import { withData } from '../../texts/with-data.ts'
import { teamTexts } from './texts.ts'

const texts = 'mfe-public.team'

export const head = pageHead('team', 'AboutPage')
export const prefetch = withData(teamTexts, (client) => client.prefetchQuery(team.all({ asAdmin: false })))

/** The team; admins also see hidden members. */
export function Screen() {
  const asAdmin = useSession().user?.isAdmin ?? false
  const query = useQuery(team.all({ asAdmin }))
  return (
    <WithTexts texts={teamTexts}>
      <Container>
        <PageTitle
          title={<FormattedMessage id={`${texts}.heading`} />}
          lead={<FormattedMessage id={`${texts}.lead`} />}
        />
        <Box mt={{ base: 6, md: 8 }}>
          <ListStates texts={texts} query={query} isEmpty={(data) => data.personal.length === 0}>
            {(data) => (
              <>
                {asAdmin && <HiddenNote members={data.personal} />}
                <Members members={data.personal} />
              </>
            )}
          </ListStates>
        </Box>
        <TintaBand
          title={<FormattedMessage id={`${texts}.join`} />}
          text={<FormattedMessage id={`${texts}.joinText`} />}
          action={
            <Button as={Link} to="/trabaja-con-nosotros" variant="cta" size="lg">
              <FormattedMessage id={`${texts}.joinAction`} />
            </Button>
          }
        />
      </Container>
    </WithTexts>
  )
}

const HiddenNote = ({ members }: { members: readonly TeamMember[] }) => (
  <Box mb="6">
    <Alert tone="info" role="none" title={<FormattedMessage id={`${texts}.admin.title`} />}>
      <FormattedMessage
        id={`${texts}.admin.text`}
        values={{ count: members.filter(({ isVisible }) => !isVisible).length }}
      />
    </Alert>
  </Box>
)

const Members = ({ members }: { members: readonly TeamMember[] }) => (
  <List
    display="grid"
    // As many as the names have room for, also when texts are doubled.
    gridTemplateColumns={{
      base: 'repeat(auto-fill, minmax(max(min(8rem, 100%), 34%), 1fr))',
      lg: 'repeat(auto-fill, minmax(max(12rem, 21%), 1fr))',
    }}
    gap={{ base: '28px 14px', md: '40px 24px' }}
  >
    {members.map((member) => (
      <ListItem key={member.id}>
        <MemberCard member={member} />
      </ListItem>
    ))}
  </List>
)
