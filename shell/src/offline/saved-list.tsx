import { FormattedMessage, Link, localePath, useLocale, type Locale } from '@metrolibre/platform'
import { Box, chakra, Heading, Text } from '@metrolibre/ui'
import { useEffect, useState } from 'react'
import { SavedRow } from './saved-row.tsx'
import { savedProperties, type SavedProperty } from './saved.ts'

/** Lists the properties visited on this device, each with the time it was stored. */
export function SavedList() {
  const { locale } = useLocale()
  const saved = useSaved(locale)
  if (!saved) return <div />
  return (
    <Box as="section" aria-labelledby="saved-here">
      <Heading as="h2" id="saved-here" textStyle="sub" mb={4}>
        <FormattedMessage id="shell.offline.saved" />
      </Heading>
      {saved.length === 0 ? (
        <Text color="fg.muted">
          <FormattedMessage id="shell.offline.none" />
        </Text>
      ) : (
        <chakra.ul listStyleType="none" m={0} p={0}>
          {saved.map((one) => (
            <chakra.li key={one.property.id} borderTopWidth="1px" borderColor="border">
              <chakra.a
                {...target(one, locale)}
                display="flex"
                alignItems="center"
                gap={3}
                py={3}
                color="inherit"
                textDecoration="none"
              >
                <SavedRow {...one} />
              </chakra.a>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Box>
  )
}

/** Another language starts with a page of its own. */
const target = ({ property, locale: kept }: SavedProperty, locale: Locale) => {
  const to = `/propietario/${property.id}/details`
  return kept === locale ? { as: Link, to } : { href: localePath(kept, to), hrefLang: kept }
}

function useSaved(locale: Locale): SavedProperty[] | undefined {
  const [saved, setSaved] = useState<SavedProperty[]>()
  useEffect(() => {
    let gone = false
    void savedProperties(locale)
      .catch(() => [])
      .then((found) => gone || setSaved(found))
    return () => {
      gone = true
    }
  }, [locale])
  return saved
}
