import { countries, locales, useCountry, useIntl, useLocale } from '@metrolibre/platform'
import { SegmentedControl } from '@metrolibre/ui/form'
import { useState } from 'react'

/** Country and language, each as two segments. */
export function PlaceSettings() {
  const { formatMessage } = useIntl()
  const { country, setCountry } = useCountry()
  const { locale, switchLocale } = useLocale()
  // The page follows once its texts are there; the segment answers at once.
  const [chosen, setChosen] = useState(locale)
  return (
    <>
      <SegmentedControl
        compact
        label={formatMessage({ id: 'shell.place.country' })}
        labelHidden
        options={countries.map((value) => ({ value, label: value }))}
        value={country}
        onValueChange={setCountry}
      />
      <SegmentedControl
        compact
        label={formatMessage({ id: 'shell.place.language' })}
        labelHidden
        options={locales.map((value) => ({ value, label: formatMessage({ id: `shell.language.${value}` }) }))}
        value={chosen}
        onValueChange={(next) => {
          setChosen(next)
          switchLocale(next)
        }}
      />
    </>
  )
}
