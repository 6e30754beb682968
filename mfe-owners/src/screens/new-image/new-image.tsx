import type { OwnedProperty } from '@metrolibre/api-client'
import { maxPanoramas } from '@metrolibre/contract'
import { Link, useIntl } from '@metrolibre/platform'
import { Alert, Box, Button, Container, Heading, Text } from '@metrolibre/ui'
import { Breadcrumbs } from '@metrolibre/ui/parts'
import { useSayNewImage } from '../../features/new-image/use-say.ts'
import { propertiesPath, ownPropertyPath } from '../../paths.ts'
import { ImageForm } from './image-form.tsx'

interface Props {
  property: OwnedProperty
  /** The middle of the comuna, where the pin starts if the place of the property is not known. */
  centre: { lat: number; lng: number } | undefined
}

/** The page that adds a 3D image to a property. */
export function NewImage({ property, centre }: Props) {
  const { formatMessage } = useIntl()
  const say = useSayNewImage()
  const { id, name, exactLat, exactLong, images3D } = property
  const place = exactLat !== null && exactLong !== null ? { lat: exactLat, lng: exactLong } : centre
  return (
    <Container>
      <Box pt={{ base: '20px', md: '28px' }} pb={{ base: '100px', md: '48px' }} maxW="760px">
        <Breadcrumbs
          as={Link}
          label={formatMessage({ id: 'mfe-owners.panel.trail' })}
          items={[
            { id: 'list', text: formatMessage({ id: 'mfe-owners.locations.title' }), to: propertiesPath },
            {
              id: 'one',
              text: name || formatMessage({ id: 'mfe-owners.panel.unnamed' }),
              to: ownPropertyPath(id),
            },
            { id: 'new', text: say('title') },
          ]}
        />
        <Heading as="h1" textStyle="pageTitle" overflowWrap="anywhere">
          {say('title')}
        </Heading>
        <Text color="fg.muted" mt="8px" mb="28px" maxW="60ch">
          {say('lead')}
        </Text>
        {images3D.length >= maxPanoramas ? (
          <>
            <Alert tone="warn" title={say('full', { max: maxPanoramas })}>
              {say('fullText')}
            </Alert>
            <Box mt="20px">
              <Button as={Link} to={`${ownPropertyPath(id)}#views`} variant="outline">
                {say('back')}
              </Button>
            </Box>
          </>
        ) : (
          <ImageForm property={property} start={place} />
        )}
      </Box>
    </Container>
  )
}
