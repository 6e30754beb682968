import { mandates, type OwnedProperty } from '@metrolibre/api-client'
import type { Mandate } from '@metrolibre/contract'
import { Link, useFeedback, usePageMutation } from '@metrolibre/platform'
import { saveBlob } from '@metrolibre/platform/browser'
import { Box, Button, DescriptionList, Flex, Heading, Panel, Tape, Text } from '@metrolibre/ui'
import { DownloadSimple, SealCheckFill } from '@metrolibre/ui/icons'
import { MandateColumns } from './columns.tsx'
import { MandateEarnings } from './earnings.tsx'
import { Terms } from './terms.tsx'
import { useMandateTexts } from './use-mandate-texts.ts'
import { documentPath } from '../../paths.ts'

interface Props {
  property: OwnedProperty
  mandate: Mandate
}

/** The signed mandate: who signed it and when, the document, and how anybody can check it. */
export function Signed({ property, mandate }: Props) {
  const { text, day, moment } = useMandateTexts()
  const { signature, paperDate } = mandate
  return (
    <MandateColumns asideLast aside={<MandateEarnings property={property} mandate={mandate} />}>
      <Panel as="section" clip>
        <Tape />
        <Box p={{ base: 5, md: 7 }}>
          <Flex gap="4" alignItems="flex-start" color="status.ok.fg" mb="4">
            <SealCheckFill size={44} />
            <Box color="fg">
              <Heading as="h2" textStyle="cardTitle">
                {paperDate ? text('onPaper', { day: day(paperDate) }) : text('signed')}
              </Heading>
              <Text color="fg.muted" mt="1">
                {text(property.listingStatus === 'published' ? 'isPublished' : 'toPublish')}
              </Text>
            </Box>
          </Flex>
          {signature && (
            <>
              <DescriptionList
                items={[
                  { id: 'name', term: text('signedBy'), value: signature.name },
                  { id: 'kind', term: text('signedAs'), value: text(`kind.${signature.kind}`) },
                  {
                    id: 'at',
                    term: text('signedAt'),
                    value: moment(signature.signedAt, property.timeZone),
                  },
                ]}
              />
              <Text textStyle="small" color="fg.muted" mt="3">
                {text('hash')}
              </Text>
              <Text overflowWrap="anywhere" htmlTranslate="no">
                {signature.hash}
              </Text>
              <SignedActions id={property.id} name={mandate.propertyName} hash={signature.hash} />
            </>
          )}
        </Box>
      </Panel>
      <Terms property={property} mandate={mandate} />
    </MandateColumns>
  )
}

function SignedActions({ id, name, hash }: { id: string; name: string; hash: string }) {
  const { text } = useMandateTexts()
  const { showError } = useFeedback()
  const pdf = usePageMutation(mandates.signed(id))
  const file = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()
  const save = () =>
    pdf.mutate(undefined, {
      onSuccess: (bytes) => saveBlob(bytes, text('file', { name: file })),
      onError: (error) => void showError(error),
    })
  return (
    <Flex gap="3" wrap="wrap" mt="5" direction={{ base: 'column', md: 'row' }}>
      <Button icon={<DownloadSimple />} loading={pdf.isPending} onClick={save}>
        {text('download')}
      </Button>
      <Button as={Link} to={documentPath(hash)} variant="outline">
        {text('check')}
      </Button>
    </Flex>
  )
}
