import { countries, FormattedMessage, useCountry, useIntl, useLocale } from '@metrolibre/platform'
import { chakra } from '@metrolibre/ui'
import { GlobeHemisphereWest } from '@metrolibre/ui/icons'

/** The country and language of the page, with a button that shows the other country. */
export function CountrySwitch() {
  const { formatMessage } = useIntl()
  const { country, setCountry } = useCountry()
  const { locale } = useLocale()
  const other = countries.find((one) => one !== country)!
  return (
    <>
      {country} · {formatMessage({ id: `shell.language.${locale}` })}{' '}
      <chakra.button
        type="button"
        display="inline-flex"
        alignItems="center"
        gap="6px"
        minH="44px"
        color="inherit"
        _hover={{ textDecoration: 'underline' }}
        onClick={() => setCountry(other)}
      >
        <GlobeHemisphereWest size={18} />
        <FormattedMessage id="shell.place.other" values={{ country: other }} />
      </chakra.button>
    </>
  )
}
