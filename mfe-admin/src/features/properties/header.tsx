import type { AdminProperty } from '@metrolibre/api-client'
import { adminProperties } from '@metrolibre/api-client'
import { Link, useDates, useNavigate } from '@metrolibre/platform'
import { Badge, Box, Button, Flex, Heading, Text } from '@metrolibre/ui'
import { Eye, PencilSimple, Ruler, Trash } from '@metrolibre/ui/icons'
import { Breadcrumbs, Tabs } from '@metrolibre/ui/parts'
import { useDiscard } from '../../list/use-discard.ts'
import { useTrash } from '../../list/use-trash.tsx'
import { Count } from '../../page/count.tsx'
import {
  propertyBookingsPath,
  propertyFormPath,
  inspectionPath,
  historyPath,
  listPath,
  detailPath,
  picturesPath,
  roomsPath,
  trashPath,
} from '../../properties/paths.ts'
import { AdminStageBadge } from '../../properties/stage-badge.tsx'
import { useRefresh } from '../../properties/use-refresh.ts'
import { usePropertyTexts } from '../../properties/use-text.ts'
import { joinedList } from '../../words/joined.ts'

export type DetailTab = 'details' | 'images' | 'rooms' | 'bookings' | 'history'

/** The name of a property, what can be done with all of it, and the parts of its page. */
export function Header({ property, tab }: { property: AdminProperty; tab: DetailTab }) {
  const { text } = usePropertyTexts()
  const dates = useDates()
  const { id, zone, isDeleted, area } = property
  const name = property.name || text('unnamed')
  return (
    <>
      <Breadcrumbs
        label={text('breadcrumbs')}
        as={Link}
        items={[
          isDeleted
            ? { id: 'trash', text: text('trash.title'), to: trashPath }
            : { id: 'list', text: text('list.title'), to: listPath },
          { id, text: name },
        ]}
      />
      <Flex gap="4" justify="space-between" align="flex-end" wrap="wrap">
        <Box minW="0">
          <Flex gap="3" align="center" wrap="wrap">
            <Heading as="h1" tabIndex={-1} textStyle="section" overflowWrap="anywhere">
              {name}
            </Heading>
            {isDeleted ? (
              <Badge tone="bad">{text('inTrash')}</Badge>
            ) : (
              <AdminStageBadge stage={property.listingStatus} />
            )}
          </Flex>
          <Text color="fg.muted" mt="1">
            {joinedList(
              text(`kind.${property.propertyType}`),
              area !== null && dates.area(area),
              `${zone.zone}, ${zone.city}`,
            )}
          </Text>
        </Box>
        {isDeleted ? <TrashActions property={property} /> : <HeaderActions property={property} />}
      </Flex>
      <Box mt="5">
        <Tabs
          label={text('parts')}
          as={Link}
          currentId={tab}
          tabs={[
            { id: 'details', to: detailPath(id), text: text('tab.details') },
            {
              id: 'images',
              to: picturesPath(id),
              text: text('tab.images'),
              extra: <Count value={property.images.length} />,
            },
            {
              id: 'rooms',
              to: roomsPath(id),
              text: text('rooms'),
              extra: <Count value={property.rooms.length} />,
            },
            {
              id: 'bookings',
              to: propertyBookingsPath(id),
              text: text('tab.bookings'),
              extra: <Count value={property.bookings.all} />,
            },
            { id: 'history', to: historyPath(id), text: text('tab.history') },
          ]}
        />
      </Box>
    </>
  )
}

function TrashActions({ property }: { property: AdminProperty }) {
  const { text } = usePropertyTexts()
  const navigate = useNavigate()
  const { buttons, dialog } = useTrash<AdminProperty>({
    nameOf: ({ name }) => name || text('unnamed'),
    restore: adminProperties.restore,
    removeForGood: async (id) => {
      const said = await adminProperties.removeForGood(id)
      navigate(trashPath, { replace: true })
      return said
    },
    removeText: (name) => text('trash.removeText', { name }),
    refresh: useRefresh(),
  })
  return (
    <>
      {buttons(property)}
      {dialog}
    </>
  )
}

function HeaderActions({ property: { id, name, isVerified, listingStatus } }: { property: AdminProperty }) {
  const { text } = usePropertyTexts()
  const discard = useDiscard({
    remove: () => adminProperties.remove(id),
    listTo: listPath,
    refresh: useRefresh(),
    title: text('trashTitle', { name: name || text('unnamed') }),
    text: text('trashText'),
    confirm: text('toTrash'),
  })
  return (
    <Flex gap="2" wrap="wrap">
      {isVerified && (
        <Button as={Link} to={`/propietario/${id}/details`} variant="outline" icon={<Eye />}>
          {text('seePublic')}
        </Button>
      )}
      {(listingStatus === 'submitted' || listingStatus === 'visit_scheduled') && (
        <Button as={Link} to={inspectionPath(id)} variant="outline" icon={<Ruler />}>
          {text('inspect.title')}
        </Button>
      )}
      <Button as={Link} to={propertyFormPath(id)} icon={<PencilSimple />}>
        {text('edit')}
      </Button>
      <Button variant="ghost" icon={<Trash />} onClick={() => void discard()}>
        {text('toTrash')}
      </Button>
    </Flex>
  )
}
