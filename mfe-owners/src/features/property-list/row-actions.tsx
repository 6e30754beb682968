import { maxPanoramas } from '@metrolibre/contract'
import type { OwnListing } from '@metrolibre/api-client'
import { Link, useIntl } from '@metrolibre/platform'
import { Button, Flex } from '@metrolibre/ui'
import { CalendarPlus, CubeFocus, PauseCircle } from '@metrolibre/ui/icons'
import { ContractButton } from '../../panel/contract-button.tsx'
import { newImagePath, ownPropertyPath } from '../../paths.ts'

/** What an owner can do with a published property, without opening it first. */
export function RowActions({ property }: { property: OwnListing }) {
  const { formatMessage } = useIntl()
  const { id, name, isActive, endLease, images3D } = property
  const page = ownPropertyPath(id)
  const links = [
    endLease && { id: 'lease.extend' as const, to: `${page}#lease`, icon: <CalendarPlus /> },
    images3D.length < maxPanoramas && {
      id: 'view3d.add' as const,
      to: newImagePath(id),
      icon: <CubeFocus />,
    },
    // What is asked of the owner next says already how to offer it again.
    isActive && { id: 'active.withhold' as const, to: `${page}#active`, icon: <PauseCircle /> },
  ].filter((link) => link !== false && link !== null && link !== '')
  return (
    // Above the link that covers the row.
    <Flex position="relative" zIndex="1" w="fit-content" maxW="100%" gap="8px" wrap="wrap" mt="14px">
      <ContractButton property={property} size="sm" />
      {links.map((link) => {
        const text = formatMessage({ id: `mfe-owners.panel.${link.id}` })
        return (
          <Button
            key={link.id}
            as={Link}
            to={link.to}
            variant="outline"
            size="sm"
            icon={link.icon}
            aria-label={`${text}: ${name}`}
          >
            {text}
          </Button>
        )
      })}
    </Flex>
  )
}
