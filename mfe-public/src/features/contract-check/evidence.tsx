import type { ContractEvidence } from '@metrolibre/contract'
import { FormattedMessage, useDates, useIntl } from '@metrolibre/platform'
import { Box, DescriptionList, Flex, Heading, Panel, Tape, Text } from '@metrolibre/ui'
import { Fingerprint, SealCheckFill } from '@metrolibre/ui/icons'
import { spaced } from './document-hash.ts'

interface EvidenceProps {
  evidence: ContractEvidence
  /** Whether a file was compared. Without one, nothing is said about any file. */
  compared: boolean
}

/** What the page says first: which document it is, as far as that was compared. */
const sayingOf = (isCopy: boolean, compared: boolean) => {
  if (isCopy) return compared ? 'copy' : 'copyKnown'
  return compared ? 'same' : 'known'
}

/** Shown for a document that was signed here: what anybody may know about its signing. */
export function Evidence({ evidence, compared }: EvidenceProps) {
  const { formatMessage } = useIntl()
  const { dateTime } = useDates()
  const saying = sayingOf(evidence.isCopy, compared)
  const rows = [
    ['document', formatMessage({ id: `mfe-public.verify.kind.${evidence.kind}` })],
    ['place', `${evidence.comuna}, ${evidence.city}`],
    ...(evidence.initials === null ? [] : ([['signature', evidence.initials]] as const)),
    ['way', formatMessage({ id: `mfe-public.verify.way.${evidence.signature}` })],
    ['seal', formatMessage({ id: `mfe-public.verify.seal.${evidence.sealed ? 'yes' : 'no'}` })],
    ...(evidence.ip === null ? [] : ([['ip', evidence.ip]] as const)),
    ['local', `${dateTime(evidence.signedAt, evidence.timeZone)} (${evidence.timeZone})`],
    ['utc', `${dateTime(evidence.signedAt, 'UTC')} (UTC)`],
  ] as const
  return (
    <Panel clip>
      <Tape />
      <Box p={{ base: 5, md: 7 }}>
        <Flex gap="4" alignItems="flex-start" color={saying === 'same' ? 'status.ok.fg' : 'fg.muted'}>
          {saying === 'same' ? <SealCheckFill size={44} /> : <Fingerprint size={44} />}
          <Box as="output" display="block" color="fg">
            <Heading as="h2">
              <FormattedMessage id={`mfe-public.verify.${saying}.title`} />
            </Heading>
            <Text color="fg.muted" mt="1">
              <FormattedMessage id={`mfe-public.verify.${saying}.text`} />
            </Text>
          </Box>
        </Flex>
        <Box mt="5" mb="3" p="14px 18px" borderRadius="md" bg="bg.subtle">
          <Text textStyle="small" color="fg.muted">
            <FormattedMessage id="mfe-public.verify.hash" />
          </Text>
          <Text overflowWrap="anywhere" htmlTranslate="no">
            {spaced(evidence.hash)}
          </Text>
        </Box>
        <DescriptionList
          items={rows.map(([id, value]) => ({
            id,
            term: <FormattedMessage id={`mfe-public.verify.row.${id}`} />,
            value,
          }))}
        />
        <Text textStyle="small" color="fg.muted" mt="4">
          <FormattedMessage
            id={evidence.initials === null ? 'mfe-public.verify.erased' : 'mfe-public.verify.initials'}
          />
        </Text>
      </Box>
    </Panel>
  )
}
