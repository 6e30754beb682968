import { ownProperties, type OwnedProperty, type Room } from '@metrolibre/api-client'
import { maxRooms } from '@metrolibre/contract'
import { useDates, useFeedback, useIntl, usePageMutation, useSession } from '@metrolibre/platform'
import { lazyPart } from '@metrolibre/platform/browser'
import { openDraft } from '@metrolibre/platform/forms'
import { Box, Button, Heading, Skeleton, Stack, Text } from '@metrolibre/ui'
import { CurrencyCircleDollar, Plus } from '@metrolibre/ui/icons'
import { type ReactNode, Suspense, useState } from 'react'
import { PartFailed } from '../../listing/part-failed.tsx'
import { OwnRoomForm } from './room-form.tsx'
import { OwnRoomList } from './room-list.tsx'
import { roomDraftName, RoomKept } from './room-values.ts'
import { useFocusOnOpen } from './use-focus-on-open.ts'

interface Props {
  property: OwnedProperty
  /** Draws the photos of a room. */
  photos: (room: Room) => ReactNode
}

const CopyForm = lazyPart(() => import('./copy-form.tsx'), PartFailed)
const PricesForm = lazyPart(() => import('./prices-form.tsx'), PartFailed)

type Open =
  | { what: 'form'; room: Room | null }
  | { what: 'photos'; id: string }
  | { what: 'copy'; room: Room }
  | { what: 'prices' }

/** The rooms that are rented one by one, each with its own price and photos. */
export function RoomsStep({ property, photos }: Props) {
  const { formatMessage } = useIntl()
  const { day } = useDates()
  const { confirm, showError, toast } = useFeedback()
  const removal = usePageMutation(ownProperties.removeRoom(property.id))
  const rooms = property.rooms.filter(({ isDeleted }) => !isDeleted)
  const who = useSession().user?.id ?? null
  // A room that was typed and not saved is shown again, wherever the page was left.
  const [open, setOpen] = useState<Open | undefined>(() => {
    const typed = [null, ...rooms].find((room) =>
      openDraft(roomDraftName(property.id, room?.id), RoomKept, who).read(),
    )
    return typed === undefined ? undefined : { what: 'form', room: typed }
  })
  const shown = open?.what === 'photos' ? rooms.find(({ id }) => id === open.id) : undefined
  const { opened, addButton, pricesButton, expect } = useFocusOnOpen(open?.what === 'photos' ? shown : open)
  const show = (next: Open | undefined) => {
    expect(next && (next.what === 'prices' ? pricesButton : addButton))
    setOpen(next)
  }
  const remove = async ({ id, name }: Room) => {
    const sure = await confirm({
      title: formatMessage({ id: 'mfe-owners.listing.room.removeTitle' }, { name }),
      text: formatMessage({ id: 'mfe-owners.listing.room.removeText' }),
      confirm: formatMessage({ id: 'mfe-owners.listing.room.remove' }),
      cancel: formatMessage({ id: 'mfe-owners.listing.room.cancel' }),
      danger: true,
    })
    if (sure) removal.mutate(id, { onError: (error) => void showError(error) })
  }
  return (
    <Stack gap="20px" align="stretch">
      {rooms.length > 1 && open?.what !== 'prices' && (
        <Box>
          <Button
            ref={pricesButton}
            variant="outline"
            icon={<CurrencyCircleDollar />}
            disabled={open !== undefined && open.what !== 'photos'}
            onClick={() => show({ what: 'prices' })}
          >
            {formatMessage({ id: 'mfe-owners.listing.room.prices' })}
          </Button>
        </Box>
      )}
      {open?.what === 'prices' && (
        <div ref={opened}>
          <Suspense fallback={<Skeleton height={320} radius={20} />}>
            <PricesForm
              property={property}
              rooms={rooms}
              onCancel={() => show(undefined)}
              onDone={(count) => {
                toast(formatMessage({ id: 'mfe-owners.listing.room.pricesSaved' }, { count }))
                show(undefined)
              }}
            />
          </Suspense>
        </div>
      )}
      {rooms.length > 0 ? (
        <div>
          <OwnRoomList
            rooms={rooms}
            onEdit={(room) => show({ what: 'form', room })}
            onPhotos={({ id }) => show({ what: 'photos', id })}
            onCopy={rooms.length < maxRooms ? (room) => show({ what: 'copy', room }) : undefined}
            onRemove={(room) => void remove(room)}
          />
        </div>
      ) : (
        <Text color="fg.muted">{formatMessage({ id: 'mfe-owners.listing.room.none' })}</Text>
      )}
      {open?.what === 'form' && (
        <div ref={opened}>
          <OwnRoomForm
            key={open.room?.id ?? 'new'}
            property={property}
            room={open.room}
            onCancel={() => show(undefined)}
            onDone={({ id, reviewBy }) => {
              toast(
                reviewBy
                  ? formatMessage({ id: 'mfe-owners.listing.room.savedWaits' }, { by: day(reviewBy) })
                  : formatMessage({ id: 'mfe-owners.listing.room.saved' }),
              )
              show({ what: 'photos', id })
            }}
          />
        </div>
      )}
      {shown && (
        <Box
          ref={opened}
          as="section"
          aria-label={formatMessage({ id: 'mfe-owners.listing.room.photosOf' }, { name: shown.name })}
        >
          <Heading as="h2" textStyle="cardTitle" mb="12px" tabIndex={-1}>
            {formatMessage({ id: 'mfe-owners.listing.room.photosOf' }, { name: shown.name })}
          </Heading>
          {photos(shown)}
        </Box>
      )}
      {open?.what === 'copy' && (
        <div ref={opened}>
          <Suspense fallback={<Skeleton height={220} radius={20} />}>
            <CopyForm
              key={open.room.id}
              property={property}
              room={open.room}
              roomCount={rooms.length}
              onCancel={() => show(undefined)}
              onDone={(count) => {
                toast(formatMessage({ id: 'mfe-owners.listing.room.copied' }, { count }))
                show(undefined)
              }}
            />
          </Suspense>
        </div>
      )}
      {(open === undefined || open.what === 'photos') && rooms.length < maxRooms && (
        <Box>
          <Button
            ref={addButton}
            variant="outline"
            icon={<Plus />}
            onClick={() => show({ what: 'form', room: null })}
          >
            {formatMessage({ id: 'mfe-owners.listing.room.add' })}
          </Button>
        </Box>
      )}
      {rooms.length >= maxRooms && (
        <Text color="fg.muted">
          {formatMessage({ id: 'mfe-owners.listing.room.full' }, { max: maxRooms })}
        </Text>
      )}
    </Stack>
  )
}
