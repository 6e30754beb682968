import type { TeamMember } from '@metrolibre/contract'
import { FormattedMessage, Link, useIntl } from '@metrolibre/platform'
import { Avatar, Badge, Box, Flex, IconButton, Picture, Text, TextLink } from '@metrolibre/ui'
import { ArrowDown, ArrowUp } from '@metrolibre/ui/icons'
import { VisibleSwitch } from './visible-switch.tsx'

interface Props {
  member: TeamMember
  isFirst: boolean
  isLast: boolean
  /** Moves the member by one place. */
  onMove: (by: -1 | 1) => void
}

/** A member in the order of the team. */
export function MemberRow({ member, isFirst, isLast, onMove }: Props) {
  const { formatMessage } = useIntl()
  const { id, name, position, image, imageVariants, isVisible } = member
  // Buttons at the ends stay focusable, so that the focus is not lost when a member gets there.
  const mover = (by: -1 | 1, isEnd: boolean) => ({
    label: formatMessage({ id: by < 0 ? 'mfe-admin.team.up' : 'mfe-admin.team.down' }, { name }),
    'aria-disabled': isEnd || undefined,
    style: isEnd ? { opacity: 0.4 } : undefined,
    onClick: () => {
      if (!isEnd) onMove(by)
    },
  })
  return (
    // As high as the press target of the name, which the panel would cut off in the first row.
    <Flex gap={{ base: '2', md: '3' }} align="center" px={{ base: '2', md: '4' }} py="10px">
      <Flex flexShrink="0">
        <IconButton icon={<ArrowUp />} {...mover(-1, isFirst)} />
        <IconButton icon={<ArrowDown />} {...mover(1, isLast)} />
      </Flex>
      <Box w="44px" flexShrink="0" display={{ base: 'none', sm: 'block' }}>
        {image ? (
          <Picture src={image} variants={imageVariants} alt="" ratio={1} radius={10} sizes="44px" />
        ) : (
          <Avatar name={name} size={44} />
        )}
      </Box>
      <Box flex="1" minW="0" overflowWrap="anywhere">
        <Flex gap="2" align="center" wrap="wrap">
          <TextLink as={Link} to={`/admin/team/${id}`}>
            <b>{name}</b>
          </TextLink>
          {!isVisible && (
            <Badge mark="hollow">
              <FormattedMessage id="mfe-admin.team.hidden" />
            </Badge>
          )}
        </Flex>
        <Text textStyle="small" color="fg.muted">
          {position}
        </Text>
      </Box>
      <VisibleSwitch member={member} />
    </Flex>
  )
}
