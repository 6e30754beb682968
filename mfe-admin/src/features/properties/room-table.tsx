import { adminProperties, type AdminProperty, type Room } from '@metrolibre/api-client'
import { Link, useDates, useFeedback } from '@metrolibre/platform'
import { Badge, Box, Button, chakra, Flex, IconButton, Panel, Picture, Text, TextLink } from '@metrolibre/ui'
import { Switch } from '@metrolibre/ui/form'
import { Plus, Trash } from '@metrolibre/ui/icons'
import { Table } from '@metrolibre/ui/parts'
import { useSwitch } from '../../list/use-switch.ts'
import { newRoomPath, roomPath } from '../../properties/paths.ts'
import { useRefresh } from '../../properties/use-refresh.ts'
import { usePropertyTexts } from '../../properties/use-text.ts'

/** The rooms of a property. */
export function RoomTable({ property }: { property: AdminProperty }) {
  const { text, price } = usePropertyTexts()
  const dates = useDates()
  const { confirm, showError } = useFeedback()
  const refresh = useRefresh()
  const { id, rooms, isDeleted } = property
  const remove = async (room: Room) => {
    const sure = await confirm({
      title: text('room.removeTitle', { name: room.name }),
      text: text('room.removeText'),
      confirm: text('picture.remove'),
      cancel: text('cancel'),
      danger: true,
    })
    if (!sure) return
    await adminProperties.removeRoom(room.id).catch(showError)
    await refresh()
  }
  return (
    <Box>
      <Flex gap="3" justify="space-between" align="center" wrap="wrap" mb="3">
        <Text textStyle="small" color="fg.muted">
          {text('room.help')}
        </Text>
        {!isDeleted && (
          <Button as={Link} to={newRoomPath(id)} variant="outline" icon={<Plus />}>
            {text('room.new')}
          </Button>
        )}
      </Flex>
      {rooms.length === 0 ? (
        <Text color="fg.muted">{text('room.none')}</Text>
      ) : (
        <Panel clip>
          <Table<Room>
            caption={text('rooms')}
            rows={rooms}
            rowId={(room) => room.id}
            columns={[
              {
                id: 'room',
                label: text('room'),
                cell: (room) => (
                  <Flex gap="3" align="center">
                    <Box w="60px" flexShrink="0">
                      <Picture
                        src={room.image}
                        variants={room.imageVariants}
                        alt=""
                        sizes="60px"
                        radius={8}
                      />
                    </Box>
                    <Box minW="0">
                      {isDeleted ? (
                        room.name
                      ) : (
                        <TextLink as={Link} to={roomPath(id, room.id)}>
                          {room.name}
                        </TextLink>
                      )}
                      {room.awaitsReview && (
                        <chakra.span display="block" mt="1">
                          <Badge tone="warn" mark="hollow">
                            {text('room.awaits')}
                          </Badge>
                        </chakra.span>
                      )}
                    </Box>
                  </Flex>
                ),
              },
              {
                id: 'area',
                label: text('area'),
                align: 'end',
                nowrap: true,
                cell: ({ area }) => (area === null ? '' : dates.area(area)),
              },
              {
                id: 'price',
                label: text('value'),
                align: 'end',
                nowrap: true,
                cell: (room) => {
                  const amount = room.rentalMode === 'hour' ? room.hourlyPrice : room.monthlyPrice
                  return amount ? price(amount, room.currency, room.rentalMode) : text('none')
                },
              },
              {
                id: 'active',
                label: text('active'),
                cell: (room) => (isDeleted ? text(room.isActive ? 'yes' : 'no') : <RoomSwitch room={room} />),
              },
              {
                id: 'remove',
                label: text('picture.remove'),
                labelHidden: true,
                align: 'end',
                cell: (room) =>
                  isDeleted ? null : (
                    <IconButton
                      label={text('room.remove', { name: room.name })}
                      icon={<Trash />}
                      onClick={() => void remove(room)}
                    />
                  ),
              },
            ]}
          />
        </Panel>
      )}
    </Box>
  )
}

/** Offers a room or shows it as sold out; offering it ends its wait for an admin. */
function RoomSwitch({ room: { id, name, isActive } }: { room: Room }) {
  const { text } = usePropertyTexts()
  const refresh = useRefresh()
  const control = useSwitch({
    checked: isActive,
    change: (on) => adminProperties.setRoomActive(id, on),
    refresh,
    said: (on) => text(`said.active.${on}`, { name }),
  })
  return (
    <Box w="fit-content">
      <Switch label={text('activeOf', { name })} {...control} />
    </Box>
  )
}
