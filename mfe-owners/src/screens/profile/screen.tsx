import { useSession } from '@metrolibre/platform'
import { Box, Container, Grid } from '@metrolibre/ui'
import { Identity } from '../../features/profile/identity.tsx'
import { Side } from '../../features/profile/side.tsx'
import { ProfileForms } from './profile-forms.tsx'

/** One's own data: to be reached, and to fill in contracts. */
export function Screen() {
  const { user } = useSession()
  if (!user) return null
  return (
    <Container>
      <Box pt={{ base: '26px', md: '40px' }} pb={{ base: '100px', md: '40px' }}>
        <Identity user={user} />
        <Grid
          mt="32px"
          gap="28px"
          alignItems="start"
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' }}
        >
          <ProfileForms key={user.id} user={user} />
          <Side user={user} />
        </Grid>
      </Box>
    </Container>
  )
}
