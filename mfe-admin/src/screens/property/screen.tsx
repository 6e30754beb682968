import { adminProperties, isApiError, type AdminProperty } from '@metrolibre/api-client'
import { useLocation, useParams, useQuery } from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import { Alert, Box, Grid, Stack } from '@metrolibre/ui'
import { ChangesPanel } from '../../features/properties/changes-panel.tsx'
import { AdminPropertyFacts } from '../../features/properties/facts.tsx'
import { Header, type DetailTab } from '../../features/properties/header.tsx'
import { PropertyHistory } from '../../features/properties/history.tsx'
import { Panoramas } from '../../features/properties/panoramas.tsx'
import { PeoplePanel } from '../../features/properties/people-panel.tsx'
import { AdminPropertyPictures } from '../../features/properties/pictures.tsx'
import { RoomTable } from '../../features/properties/room-table.tsx'
import { StatePanel } from '../../features/properties/state-panel.tsx'
import { ValuePanel } from '../../features/properties/value-panel.tsx'
import { ListFailed, ListWaiting } from '../../page/list-states.tsx'
import { RecordMissing } from '../../page/record-states.tsx'
import { useKeptPlace } from '../../page/use-kept-place.ts'
import { listPath } from '../../properties/paths.ts'
import { propertyPage } from '../../properties/property-page.ts'
import { PropertyWords } from '../../properties/property-words.tsx'
import { propertyTexts } from '../../properties/texts.ts'
import { usePropertyTexts } from '../../properties/use-text.ts'
import { PropertyBookingsPart } from './bookings-part.tsx'

export const { head, prefetch } = propertyPage

/** One property of any owner: its facts, photos, rooms and history, and what an admin can do with it. */
export const Screen = () => (
  <WithTexts texts={propertyTexts}>
    <Read />
  </WithTexts>
)

const tabs: readonly DetailTab[] = ['images', 'rooms', 'bookings', 'history']

function Read() {
  const { id = '' } = useParams()
  const { pathname } = useLocation()
  const { data, isError, error, refetch } = useQuery(adminProperties.one(id))
  const page = useKeptPlace()
  const tab = tabs.find((one) => pathname.endsWith(`/${one}`)) ?? 'details'
  // Of what was in the trash nothing is left once it was deleted for good, and nothing was being typed there.
  if (isApiError(error, 'not_found') && (!data || data.isDeleted)) return <RecordMissing listTo={listPath} />
  return (
    <Box ref={page} maxW="1400px" px={{ base: '16px', md: '36px' }} py={{ base: '16px', md: '20px' }}>
      {data ? (
        <PropertyWords property={data}>
          <Shown property={data} tab={tab} />
        </PropertyWords>
      ) : isError ? (
        <ListFailed error={error} onRetry={refetch} />
      ) : (
        <ListWaiting />
      )}
    </Box>
  )
}

function Shown({ property, tab }: { property: AdminProperty; tab: DetailTab }) {
  const { text } = usePropertyTexts()
  return (
    <>
      <Header property={property} tab={tab} />
      <Grid
        mt="5"
        gap="5"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' }}
      >
        <Stack gap="4" align="stretch" minW="0">
          {property.isDeleted ? <Alert title={text('inTrashNote')} /> : <ChangesPanel property={property} />}
          <Part property={property} tab={tab} />
        </Stack>
        <Stack gap="4" align="stretch" minW="0">
          {!property.isDeleted && (
            <>
              <ValuePanel property={property} />
              <StatePanel property={property} />
            </>
          )}
          <PeoplePanel property={property} />
        </Stack>
      </Grid>
    </>
  )
}

function Part({ property, tab }: { property: AdminProperty; tab: DetailTab }) {
  switch (tab) {
    case 'details':
      return <AdminPropertyFacts property={property} />
    case 'images':
      return (
        <Box>
          <AdminPropertyPictures
            place={{ table: 'location', id: property.id }}
            name={property.name}
            photos={property.images}
            cover={property.image}
            readOnly={property.isDeleted}
          />
          <Panoramas property={property} />
        </Box>
      )
    case 'rooms':
      return <RoomTable property={property} />
    case 'bookings':
      return <PropertyBookingsPart id={property.id} />
    case 'history':
      return <PropertyHistory property={property} />
  }
}
