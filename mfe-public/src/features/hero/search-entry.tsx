import { searchTypes } from '@metrolibre/contract'
import { FormattedMessage, localePath, useIntl, useLocale, useNavigate } from '@metrolibre/platform'
import { Box, Button, chakra } from '@metrolibre/ui'
import { CaretDown, MagnifyingGlass, MapPin } from '@metrolibre/ui/icons'
import { type FormEvent, useId } from 'react'

const control = {
  appearance: 'none',
  flex: 1,
  minW: 0,
  // As high as a target must be, over the edge of its cell and of its label.
  position: 'relative',
  minH: '44px',
  my: '-8px',
  border: 0,
  bg: 'transparent',
  color: 'inherit',
  fontWeight: 600,
  outline: 'none',
  _placeholder: { color: 'fg.subtle', opacity: 1 },
} as const
const cell = {
  p: '8px 16px',
  borderRadius: 'lg',
  _focusWithin: { boxShadow: 'inset 0 0 0 2px {colors.focus}' },
} as const
const label = { display: 'block', fontSize: 'xs', color: 'fg.subtle', fontWeight: 560 } as const

/** Searches for a place and a kind; a plain form, so that it works before any script is loaded. */
export function SearchEntry() {
  const id = useId()
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const navigate = useNavigate()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const filled = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '')
    const query = new URLSearchParams(filled as [string, string][])
    navigate(query.size > 0 ? `/propietario?${query}` : '/propietario')
  }
  return (
    <chakra.form
      data-screen-only
      method="get"
      action={localePath(locale, '/propietario')}
      onSubmit={search}
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      // With large text the parts no longer fit side by side.
      flexWrap={{ md: 'wrap' }}
      maxW="640px"
      mt={{ base: '22px', md: 8 }}
      p="8px"
      bg="bg.panel"
      borderRadius="18px"
      boxShadow="3"
    >
      <Box {...cell} flex={{ md: '1.2 1 12.5rem' }}>
        <chakra.label htmlFor={`${id}-q`} {...label}>
          <FormattedMessage id="mfe-public.home.search.place" />
        </chakra.label>
        <Box display="flex" gap="2" alignItems="center">
          <MapPin size={18} />
          <chakra.input
            id={`${id}-q`}
            name="q"
            maxLength={120}
            autoComplete="off"
            placeholder={formatMessage({ id: 'mfe-public.home.search.anywhere' })}
            {...control}
          />
        </Box>
      </Box>
      <Box {...cell} flex={{ md: '1 1 11.5rem' }} borderInlineStart={{ md: '1px solid {colors.border}' }}>
        <chakra.label htmlFor={`${id}-type`} {...label}>
          <FormattedMessage id="mfe-public.home.search.kind" />
        </chakra.label>
        <Box display="flex" gap="2" alignItems="center">
          <chakra.select id={`${id}-type`} name="type" defaultValue="" {...control}>
            <option value="">{formatMessage({ id: 'mfe-public.home.search.any' })}</option>
            {searchTypes.map((type) => (
              <option key={type} value={type}>
                {formatMessage({ id: `mfe-public.home.kind.${type}` })}
              </option>
            ))}
          </chakra.select>
          <CaretDown size={16} />
        </Box>
      </Box>
      <Box flex={{ md: '1 0 auto' }}>
        <Button type="submit" variant="cta" size="lg" full icon={<MagnifyingGlass size={20} />}>
          <FormattedMessage id="mfe-public.home.search.submit" />
        </Button>
      </Box>
    </chakra.form>
  )
}
