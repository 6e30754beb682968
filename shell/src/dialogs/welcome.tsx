import { FormattedMessage, Link, useIntl, useSession } from '@metrolibre/platform'
import { useSetAtom } from '@metrolibre/platform/host'
import { Box, Button, chakra, List, ListItem, Text } from '@metrolibre/ui'
import { CaretRight } from '@metrolibre/ui/icons'
import { Dialog } from '@metrolibre/ui/overlay'
import { welcomeAtom, type WelcomeState } from './welcome-atom.ts'
import { useWelcomeLinks } from './welcome-links.tsx'

/** Greets the user by name and links to pages of their role. */
export default function Welcome({ welcome }: { welcome: WelcomeState }) {
  const { formatMessage } = useIntl()
  const { user } = useSession()
  const set = useSetAtom(welcomeAtom)
  const { role, links } = useWelcomeLinks(user)
  const close = () => set(null)
  if (!user) return null
  const [first] = links
  return (
    <Dialog
      open
      tape
      onClose={close}
      title={formatMessage({ id: 'shell.welcome.title' }, { name: user.firstName })}
      description={formatMessage({ id: `shell.welcome.${role}` })}
      closeLabel={formatMessage({ id: 'shell.close' })}
    >
      {welcome.mailedTo && (
        <Text mb={4}>
          <FormattedMessage id="shell.welcome.mailed" values={{ email: welcome.mailedTo }} />
        </Text>
      )}
      <List mb={5}>
        {links.map(({ id, to, icon, title, text }) => (
          <ListItem key={id} borderTopWidth="1px" borderColor="border">
            <Link to={to} onClick={close} style={{ textDecoration: 'none', color: 'inherit' }}>
              <chakra.span display="flex" gap={4} alignItems="center" py={3}>
                <chakra.span
                  display="grid"
                  placeItems="center"
                  boxSize="44px"
                  borderRadius="md"
                  bg="bg.subtle"
                  color="fg.link"
                >
                  {icon}
                </chakra.span>
                <Box flex="1" minW={0}>
                  <Text fontWeight="640">{title}</Text>
                  <Text textStyle="small" color="fg.muted">
                    {text}
                  </Text>
                </Box>
                <CaretRight />
              </chakra.span>
            </Link>
          </ListItem>
        ))}
      </List>
      {welcome.continuing || !first ? (
        <Button size="lg" full onClick={close}>
          <FormattedMessage id="shell.welcome.continue" />
        </Button>
      ) : (
        <Button as={Link} to={first.to} onClick={close} size="lg" full>
          {role === 'owner' ? first.title : <FormattedMessage id={`shell.welcome.${role}Go`} />}
        </Button>
      )}
    </Dialog>
  )
}
