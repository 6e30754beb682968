import { countries, useCountry, useFeedback, useIntl, type Country } from '@metrolibre/platform'
import { useSetAtom } from '@metrolibre/platform/host'
import { useEffect, useEffectEvent } from 'react'
import { proposedAtom } from '../locale/proposed-atom.ts'

/** Long enough to be read and pressed; the country can also be changed later in the bar and at the foot of the page. */
const ms = 12_000

/** Tells which country was proposed, and offers the other one by one press. */
export default function CountryNotice({ proposed }: { proposed: Country }) {
  const { formatMessage } = useIntl()
  const { setCountry } = useCountry()
  const { toast } = useFeedback()
  const close = useSetAtom(proposedAtom)
  const tell = useEffectEvent(() => {
    const other = countries.find((country) => country !== proposed)!
    toast(formatMessage({ id: 'shell.country.proposed' }, { country: proposed }), {
      tone: 'info',
      ms,
      action: {
        text: formatMessage({ id: 'shell.place.other' }, { country: other }),
        onPress: () => setCountry(other),
      },
    })
    close(null)
  })
  useEffect(() => tell(), [])
  return null
}
