import { useIntl, type TextBeginning } from '@metrolibre/platform'
import { Box, VisuallyHidden } from '@metrolibre/ui'
import { TextInput } from '@metrolibre/ui/form'
import { MagnifyingGlass } from '@metrolibre/ui/icons'

interface Props {
  /** The messages are `<texts>.search`, `.hint`, `.found`. */
  texts: TextBeginning<'hint'> & TextBeginning<'found'>
  typed: string
  found: number
  onType: (typed: string) => void
}

/** A search field that filters a list on the page, and shows how many entries are left. */
export function SearchBox({ texts, typed, found, onType }: Props) {
  const { formatMessage } = useIntl()
  return (
    <Box as="search" w="100%" maxW={{ md: '340px' }}>
      <TextInput
        type="search"
        label={formatMessage({ id: `${texts}.search` })}
        labelHidden
        placeholder={formatMessage({ id: `${texts}.hint` })}
        prefix={<MagnifyingGlass size={20} />}
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
        autoComplete="off"
      />
      <VisuallyHidden>
        <output>{typed.trim() && formatMessage({ id: `${texts}.found` }, { count: found })}</output>
      </VisuallyHidden>
    </Box>
  )
}
