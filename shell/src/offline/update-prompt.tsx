import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { useAtomValue, useSetAtom } from '@metrolibre/platform/host'
import { Box, Button, Flex, Heading, Panel, Text } from '@metrolibre/ui'
import { declineUpdate } from './declined-update.ts'
import { takeUpdate } from './take-update.ts'
import { updateAtom } from './update-atom.ts'

/** Offers a newer edition of the site. Accepted or not, the current page stays as it is. */
export default function UpdatePrompt() {
  const { formatMessage } = useIntl()
  const update = useAtomValue(updateAtom)
  const answer = useSetAtom(updateAtom)
  const accept = () => {
    void takeUpdate().catch(() => undefined)
    answer({ is: 'accepted' })
  }
  const decline = () => {
    if (update.is === 'offered' && update.generation !== undefined) declineUpdate(update.generation)
    answer({ is: 'declined' })
  }
  return (
    <Box
      position="fixed"
      right={{ base: '12px', md: '24px' }}
      left={{ base: '12px', md: 'auto' }}
      bottom={{ base: '92px', md: '96px' }}
      maxW="420px"
      zIndex="chat"
    >
      <Panel as="section" padded raised aria-label={formatMessage({ id: 'shell.update.title' })}>
        <Box aria-live="polite">
          <Heading as="h2" textStyle="cardTitle">
            <FormattedMessage id="shell.update.title" />
          </Heading>
          <Text textStyle="small" color="fg.muted" mt={1}>
            <FormattedMessage id="shell.update.text" />
          </Text>
        </Box>
        <Flex gap={2} mt={4} wrap="wrap">
          <Button onClick={accept}>
            <FormattedMessage id="shell.update.accept" />
          </Button>
          <Button variant="outline" onClick={decline}>
            <FormattedMessage id="shell.update.later" />
          </Button>
        </Flex>
      </Panel>
    </Box>
  )
}
