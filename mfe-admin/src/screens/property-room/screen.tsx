import { adminProperties, isApiError, type AdminProperty, type Room } from '@metrolibre/api-client'
import { Link, useParams, useQuery } from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import { Box, Heading, Stack } from '@metrolibre/ui'
import { Breadcrumbs } from '@metrolibre/ui/parts'
import { AdminPropertyPictures } from '../../features/properties/pictures.tsx'
import { AdminRoomForm } from '../../features/properties/room-form.tsx'
import { ListFailed, ListWaiting } from '../../page/list-states.tsx'
import { RecordMissing } from '../../page/record-states.tsx'
import { useKeptPlace } from '../../page/use-kept-place.ts'
import { listPath, roomsPath } from '../../properties/paths.ts'
import { roomPage } from '../../properties/property-page.ts'
import { PropertyWords } from '../../properties/property-words.tsx'
import { propertyTexts } from '../../properties/texts.ts'
import { usePropertyTexts } from '../../properties/use-text.ts'

export const { head, prefetch } = roomPage

/** A room of a property: a new one at `rooms/new`, otherwise the one in the address with its photos. */
export const Screen = () => (
  <WithTexts texts={propertyTexts}>
    <Read />
  </WithTexts>
)

function Read() {
  const { id = '', room } = useParams()
  const { data, isError, error, refetch } = useQuery(adminProperties.one(id))
  const page = useKeptPlace()
  const known = data?.rooms.find((one) => one.id === room) ?? null
  if (isApiError(error, 'not_found')) return <RecordMissing listTo={listPath} />
  if (data && room !== undefined && !known) return <RecordMissing listTo={roomsPath(data.id)} />
  return (
    <Box ref={page} maxW="1000px" px={{ base: '16px', md: '36px' }} py={{ base: '16px', md: '20px' }}>
      {data ? (
        <PropertyWords property={data}>
          <OneRoom property={data} room={known} />
        </PropertyWords>
      ) : isError ? (
        <ListFailed error={error} onRetry={refetch} />
      ) : (
        <ListWaiting />
      )}
    </Box>
  )
}

function OneRoom({ property, room }: { property: AdminProperty; room: Room | null }) {
  const { text } = usePropertyTexts()
  const title = room?.name ?? text('room.new')
  return (
    <>
      <Breadcrumbs
        label={text('breadcrumbs')}
        as={Link}
        items={[
          { id: 'list', text: text('list.title'), to: listPath },
          { id: 'property', text: property.name || text('unnamed'), to: roomsPath(property.id) },
          { id: 'room', text: title },
        ]}
      />
      <Heading as="h1" tabIndex={-1} textStyle="section" mb="5">
        {title}
      </Heading>
      <Stack gap="7" align="stretch">
        {/* A room that was just added is filled in anew, as it was saved. */}
        <AdminRoomForm key={room?.id} property={property} room={room} />
        {room && (
          <section aria-labelledby="room-pictures">
            <Heading as="h2" id="room-pictures" textStyle="sub" mb="3">
              {text('pictures')}
            </Heading>
            <AdminPropertyPictures
              place={{ table: 'room', id: room.id }}
              name={room.name}
              photos={room.images}
              cover={room.image}
            />
          </section>
        )}
      </Stack>
    </>
  )
}
