import { propertyTypes, type PropertyType } from '@metrolibre/contract'
import { assetPath, useIntl } from '@metrolibre/platform'
import { Box, chakra, tapeMark } from '@metrolibre/ui'
import { FieldGroup } from '@metrolibre/ui/form'
import { listingKindIcons } from '../../listing/kinds.ts'
import { useFields } from './form-fields.ts'
import entire from './pictures/entire.webp'
import galpon from './pictures/galpon.webp'
import room from './pictures/room.webp'
import terreno from './pictures/terreno.webp'

const pictures: Readonly<Record<PropertyType, string>> = { room, entire, galpon, terreno }

/** Two or four side by side, and fewer with large text, which a card would cut off. */
const columns = {
  base: 'repeat(auto-fit, minmax(min(100%, max(8rem, 34%)), 1fr))',
  md: 'repeat(auto-fit, minmax(min(100%, max(9rem, 21%)), 1fr))',
}

/** The four kinds as pictures; the user chooses one. */
export function KindCards({ disabled }: { disabled: boolean }) {
  const { formatMessage } = useIntl()
  const fields = useFields()
  const register = fields.text('propertyType')
  return (
    <FieldGroup label={formatMessage({ id: 'mfe-owners.listing.kind' })} error={register.error}>
      <Box display="grid" gridTemplateColumns={columns} gap="12px">
        {propertyTypes.map((kind) => {
          const { error: _error, ...radio } = register
          const Icon = listingKindIcons[kind]
          return (
            <chakra.label
              key={kind}
              position="relative"
              display="flex"
              flexDirection="column"
              overflow="hidden"
              border="1px solid"
              borderColor="border.control"
              borderRadius="14px"
              bg="bg.panel"
              cursor={disabled ? 'not-allowed' : 'pointer'}
              css={{
                '&:has(:checked)': { borderColor: 'fg', boxShadow: 'inset 0 0 0 1px {colors.fg}' },
                '&:has(:checked)::after': {
                  content: '""',
                  position: 'absolute',
                  insetInline: 0,
                  bottom: 0,
                  height: '8px',
                  background: tapeMark(),
                },
                '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
              }}
            >
              <chakra.input
                type="radio"
                value={kind}
                disabled={disabled}
                position="absolute"
                inset="0"
                opacity="0"
                m="0"
                cursor="inherit"
                {...radio}
              />
              <chakra.img
                src={assetPath(pictures[kind])}
                alt=""
                width={360}
                height={240}
                w="100%"
                h="auto"
                aspectRatio="3 / 2"
                objectFit="cover"
              />
              <Box display="flex" gap="8px" alignItems="center" p="12px 12px 16px" textStyle="label">
                <Icon size={20} />
                {formatMessage({ id: `mfe-owners.kind.${kind}` })}
              </Box>
            </chakra.label>
          )
        })}
      </Box>
    </FieldGroup>
  )
}
