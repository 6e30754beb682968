import type { TeamMember } from '@metrolibre/contract'
import { FormattedMessage } from '@metrolibre/platform'
import { Badge, Box, Heading, Picture, Text } from '@metrolibre/ui'
import { Portrait } from '@metrolibre/ui/parts'

/** A member of the team; without a photo, a drawn portrait in the same size. */
export function MemberCard({ member }: { member: TeamMember }) {
  const { name, position, description, image, imageVariants, isVisible } = member
  return (
    <Box as="article">
      {image ? (
        <Picture
          src={image}
          variants={imageVariants}
          alt=""
          ratio={4 / 5}
          drained={!isVisible}
          sizes="(min-width: 1024px) 25vw, 50vw"
        />
      ) : (
        <Portrait name={name} drained={!isVisible} />
      )}
      <Box>
        <Heading as="h2" textStyle="cardTitle" mt="3">
          {name}
        </Heading>
        <Text textStyle="small" color="fg.muted">
          {position}
        </Text>
        {description && (
          <Text textStyle="small" mt="2">
            {description}
          </Text>
        )}
        {!isVisible && (
          <Box mt="2">
            <Badge>
              <FormattedMessage id="mfe-public.team.hidden" />
            </Badge>
          </Box>
        )}
      </Box>
    </Box>
  )
}
