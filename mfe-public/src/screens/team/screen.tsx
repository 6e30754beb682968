import { team } from '@metrolibre/api-client'
import type { TeamMember } from '@metrolibre/contract'
import { FormattedMessage, Link, useQuery, useSession } from '@metrolibre/platform'
import { loadTexts, WithTexts } from '@metrolibre/platform/texts'
import { Alert, Box, Button, Container, List, ListItem } from '@metrolibre/ui'
import { TintaBand } from '../../features/about/tinta-band.tsx'
import { ListStates } from '../../features/people/list-states.tsx'
import { MemberCard } from '../../features/people/member-card.tsx'
import { PageTitle } from '../../features/reading/page-title.tsx'
import { textPageHead } from '../../texts/page-head.ts'
import { withData } from '../../texts/with-data.ts'
import { columnsFor } from './columns.ts'
import { teamTexts } from './texts.ts'

const texts = 'mfe-public.team'

export const head = textPageHead('team', 'AboutPage')
export const ownTexts = loadTexts(teamTexts)
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

/** Up to so many columns, and fewer where names would have no room, as when texts are doubled. */
const upTo = (columns: number) =>
  `repeat(auto-fill, minmax(max(min(8rem, 100%), ${Math.floor(100 / (columns + 1)) + 1}%), 1fr))`

/** On a phone somebody who would be alone in the last row fills it. */
const lastOnPhone = {
  '@media (max-width: 759px)': {
    '& > li:last-child:nth-child(odd)': { gridColumn: '1 / -1' },
    '& > li:last-child:nth-child(odd) > article': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '0 14px',
      '& > :first-child': { flex: '0 1 calc(50% - 7px)', minWidth: 'min(8rem, 100%)' },
      '& > :last-child': { flex: '1 1 8rem' },
    },
  },
} as const

const Members = ({ members }: { members: readonly TeamMember[] }) => (
  <List
    display="grid"
    gridTemplateColumns={{
      base: upTo(2),
      md: upTo(columnsFor(members.length, [3, 2])),
      lg: upTo(columnsFor(members.length, [4, 3])),
      xl: upTo(columnsFor(members.length, [4, 5, 3])),
    }}
    gap={{ base: '28px 14px', md: '40px 24px' }}
    css={lastOnPhone}
  >
    {members.map((member) => (
      <ListItem key={member.id}>
        <MemberCard member={member} />
      </ListItem>
    ))}
  </List>
)
