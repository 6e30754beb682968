import { adminProperties, isApiError } from '@metrolibre/api-client'
import { Link, useParams, useQuery } from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import { Box, Heading } from '@metrolibre/ui'
import { Breadcrumbs } from '@metrolibre/ui/parts'
import { AdminPropertyForm } from '../../features/properties/property-form.tsx'
import { ListFailed, ListWaiting } from '../../page/list-states.tsx'
import { RecordMissing } from '../../page/record-states.tsx'
import { detailPath, listPath } from '../../properties/paths.ts'
import { propertyPage } from '../../properties/property-page.ts'
import { PropertyWords } from '../../properties/property-words.tsx'
import { propertyTexts } from '../../properties/texts.ts'
import { usePropertyTexts } from '../../properties/use-text.ts'

export const { head, prefetch } = propertyPage

/** The form of a property: a new one at `details/new`, otherwise all fields of the one in the address. */
export const Screen = () => (
  <WithTexts texts={propertyTexts}>
    <Read />
  </WithTexts>
)

function Read() {
  const { text } = usePropertyTexts()
  const { id } = useParams()
  const { data, isError, error, refetch } = useQuery({
    ...adminProperties.one(id ?? ''),
    enabled: id !== undefined,
  })
  if (isApiError(error, 'not_found')) return <RecordMissing listTo={listPath} />
  const title = id === undefined ? text('new') : text('edit')
  return (
    <Box maxW="1400px" px={{ base: '16px', md: '36px' }} py={{ base: '16px', md: '20px' }}>
      <Breadcrumbs
        label={text('breadcrumbs')}
        as={Link}
        items={[
          { id: 'list', text: text('list.title'), to: listPath },
          ...(data ? [{ id: 'property', text: data.name || text('unnamed'), to: detailPath(data.id) }] : []),
          { id: 'form', text: title },
        ]}
      />
      <Heading as="h1" textStyle="section">
        {title}
      </Heading>
      {id === undefined ? (
        <AdminPropertyForm property={null} />
      ) : data ? (
        <PropertyWords property={data}>
          <AdminPropertyForm key={data.id} property={data} />
        </PropertyWords>
      ) : isError ? (
        <ListFailed error={error} onRetry={refetch} />
      ) : (
        <ListWaiting />
      )}
    </Box>
  )
}
