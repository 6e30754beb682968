import { ownProperties } from '@metrolibre/api-client'
import { Link, useIntl, useQuery, useSearchParams, useSession } from '@metrolibre/platform'
import { Box, Container, Grid } from '@metrolibre/ui'
import { Tabs } from '@metrolibre/ui/parts'
import { IdentitySettings } from '../../features/profile/identity.tsx'
import { OwnProperties } from '../../features/profile/own-properties.tsx'
import { ProfileSettings } from '../../features/profile/settings.tsx'
import { ProfileSide } from '../../features/profile/side.tsx'
import { ProfileForms } from './profile-forms.tsx'
import { profilePath } from '../../paths.ts'

const tabs = ['settings', 'profile', 'properties'] as const

/** The user's account: personal data, properties and settings as tabs. The selected tab is in the address. */
export function Screen() {
  const { user } = useSession()
  const { formatMessage } = useIntl()
  const [query] = useSearchParams()
  // Somebody who has only a draft is no owner yet.
  const own = useQuery({ ...ownProperties.mine(), enabled: user !== null })
  if (!user) return null
  const current = tabs.find((tab) => tab === query.get('tab')) ?? 'profile'
  const count = own.data && Object.values(own.data.counts).reduce((sum, each) => sum + each, 0)
  return (
    <Container>
      <Box pt={{ base: '26px', md: '40px' }} pb={{ base: '100px', md: '40px' }}>
        <IdentitySettings user={user} />
        <Box mt="22px">
          <Tabs
            as={Link}
            label={formatMessage({ id: 'mfe-owners.profile.tabs' })}
            currentId={current}
            tabs={tabs.map((id) => ({
              id,
              to: profilePath(id === 'profile' ? undefined : id),
              text: formatMessage({ id: `mfe-owners.profile.tab.${id}` }),
              extra: id === 'properties' && count ? <span>{count}</span> : undefined,
            }))}
          />
        </Box>
        {/* Only hidden, so that the input is kept while another tab is open. */}
        <Box hidden={current !== 'profile'}>
          <Grid
            mt="28px"
            gap="28px"
            alignItems="start"
            templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' }}
          >
            <ProfileForms key={user.id} user={user} />
            <ProfileSide user={user} />
          </Grid>
        </Box>
        {current === 'settings' && <ProfileSettings user={user} />}
        {current === 'properties' && <OwnProperties properties={own} />}
      </Box>
    </Container>
  )
}
