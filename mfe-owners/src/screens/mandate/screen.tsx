import { isApiError, mandates, ownProperties } from '@metrolibre/api-client'
import { Link, useParams, useQuery } from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import { Button, EmptyState } from '@metrolibre/ui'
import { Declined } from '../../features/mandate/declined.tsx'
import { MandateFrame } from '../../features/mandate/frame.tsx'
import { MandateOfferView } from '../../features/mandate/offer.tsx'
import { Signed } from '../../features/mandate/signed.tsx'
import { mandateTexts } from '../../features/mandate/texts.ts'
import { useMandateTexts } from '../../features/mandate/use-mandate-texts.ts'
import { PanelWaiting } from '../../panel/waiting.tsx'
import { propertyHead } from '../../parts/property-head.ts'
import { PropertyWords } from '../../parts/property-words.tsx'
import { propertiesPath } from '../../paths.ts'

export const head = propertyHead('mfe-owners.mandate.title', 'mfe-owners.mandate.description')
export { prefetchMandate as prefetch } from '../../features/mandate/texts.ts'

/** The offer for an own property, its answer, and the signed mandate. */
export const Screen = () => (
  <WithTexts texts={mandateTexts}>
    <InItsWords />
  </WithTexts>
)

function InItsWords() {
  const { data } = useQuery(ownProperties.one(useParams()['id'] ?? ''))
  return (
    <PropertyWords country={data?.zone?.country} also={[mandateTexts]}>
      <MandateOfProperty />
    </PropertyWords>
  )
}

function MandateOfProperty() {
  const id = useParams()['id'] ?? ''
  const { text } = useMandateTexts()
  const property = useQuery(ownProperties.one(id))
  const answer = useQuery(mandates.one(id))
  const error = (!property.data && property.error) || (answer.data === undefined && answer.error)
  if (isApiError(error, 'not_found'))
    return (
      <MandateFrame title={text('title')}>
        <Note name="missing" />
      </MandateFrame>
    )
  if (!property.data || answer.data === undefined)
    return (
      <MandateFrame title={text('title')}>
        <PanelWaiting
          mt="0"
          failed={text('failed')}
          error={error}
          onRetry={() => Promise.all([property.refetch(), answer.refetch()])}
        />
      </MandateFrame>
    )
  const { listingStatus } = property.data
  const mandate = answer.data
  // A declined property that was handed in again waits for another offer.
  if (!mandate || (mandate.state === 'declined' && listingStatus !== 'declined'))
    return (
      <MandateFrame title={text('title')} stage="waiting">
        <Note name={listingStatus === 'draft' ? 'draftNote' : 'evaluating'} />
      </MandateFrame>
    )
  const shown = { property: property.data, mandate }
  if (mandate.state === 'accepted')
    return (
      <MandateFrame title={text('titleSigned')} lead={mandate.propertyName} stage="accepted">
        <Signed {...shown} />
      </MandateFrame>
    )
  if (mandate.state === 'declined')
    return (
      <MandateFrame title={text('titleDeclined')} lead={mandate.propertyName} stage="declined">
        <Declined {...shown} />
      </MandateFrame>
    )
  return (
    <MandateFrame
      title={text('titleOffer', { place: mandate.propertyName })}
      lead={text('lead')}
      stage="offered"
    >
      <MandateOfferView {...shown} />
    </MandateFrame>
  )
}

/** Says why there is nothing to answer. */
function Note({ name }: { name: 'missing' | 'evaluating' | 'draftNote' }) {
  const { text } = useMandateTexts()
  return (
    <EmptyState
      title={text(`${name}Title`)}
      text={text(`${name}Text`)}
      action={
        <Button as={Link} to={propertiesPath}>
          {text('toMine')}
        </Button>
      }
    />
  )
}
