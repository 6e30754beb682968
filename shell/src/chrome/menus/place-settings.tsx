import { countries, locales, useCountry, useIntl, useLocale } from '@metrolibre/platform'
import { SegmentedControl } from '@metrolibre/ui/form'
import { useState } from 'react'

/** Country and language, each as a control with two segments. */
export function PlaceSettings() {
  const { formatMessage } = useIntl()
  const { country, setCountry } = useCountry()
  const { locale, switchLocale } = useLocale()
  // The segment changes at once; the page follows when its texts are loaded.
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
