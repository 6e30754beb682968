import { FormattedMessage, useCountry, useIntl, useLocale } from '@metrolibre/platform'
import { Flex } from '@metrolibre/ui'
import { GlobeHemisphereWest } from '@metrolibre/ui/icons'
import { FooterButton } from './footer-button.tsx'

/** The country and language of the page, with a button that shows the other country. */
export function CountrySwitch() {
  const { formatMessage } = useIntl()
  const { country, setCountry } = useCountry()
  const { locale } = useLocale()
  const other = country === 'Chile' ? 'Perú' : 'Chile'
  return (
    <Flex as="span" align="center" gap="4px 8px" wrap="wrap">
      <span>{`${country} · ${formatMessage({ id: `shell.language.${locale}` })}`}</span>
      <FooterButton onClick={() => setCountry(other)}>
        <GlobeHemisphereWest size={18} />
        <FormattedMessage id="shell.place.other" values={{ country: other }} />
      </FooterButton>
    </Flex>
  )
}
