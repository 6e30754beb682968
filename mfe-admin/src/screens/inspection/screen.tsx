import { adminProperties, isApiError } from '@metrolibre/api-client'
import { useParams, useQuery } from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import { Box } from '@metrolibre/ui'
import { InspectionSheetForm } from '../../features/inspection/sheet.tsx'
import { ListFailed, ListWaiting } from '../../page/list-states.tsx'
import { RecordMissing } from '../../page/record-states.tsx'
import { listPath } from '../../properties/paths.ts'
import { propertyPage } from '../../properties/property-page.ts'
import { PropertyWords } from '../../properties/property-words.tsx'
import { propertyTexts } from '../../properties/texts.ts'

export const { head, prefetch } = propertyPage

/** The inspector's sheet of a property, for a phone on site. */
export const Screen = () => (
  <WithTexts texts={propertyTexts}>
    <Read />
  </WithTexts>
)

function Read() {
  const { id = '' } = useParams()
  const { data, isError, error, refetch } = useQuery(adminProperties.one(id))
  if (isApiError(error, 'not_found')) return <RecordMissing listTo={listPath} />
  return (
    <Box maxW="1200px" px={{ base: '16px', md: '36px' }} py="4">
      {data ? (
        <PropertyWords property={data}>
          <InspectionSheetForm key={data.id} property={data} />
        </PropertyWords>
      ) : isError ? (
        <ListFailed error={error} onRetry={refetch} />
      ) : (
        <ListWaiting />
      )}
    </Box>
  )
}
