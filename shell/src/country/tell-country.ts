import { deviceStorage, localeOfPath, type MessageId } from '@metrolibre/platform'
import { countryAtom, createPageIntl, toastsAtom, type Store } from '@metrolibre/platform/host'
import { dialogTexts } from '../dialogs/texts.ts'

const key = 'metrolibre.country.told'
/** Long enough to be read and pressed; the country can also be changed later in the bar and at the foot of the page. */
const ms = 12_000

/** Tells, once on a device, that Perú was proposed, and offers Chile by one press. */
export async function tellCountry(store: Store): Promise<void> {
  if (deviceStorage.getItem(key)) return
  const locale = localeOfPath(location.pathname)
  const { formatMessage } = createPageIntl(locale, await dialogTexts.load(locale))
  const write = (id: MessageId, country: string) => formatMessage({ id }, { country })
  deviceStorage.setItem(key, '1')
  const toast = {
    id: -1,
    text: write('shell.country.proposed', 'Perú'),
    tone: 'info' as const,
    ms,
    action: {
      text: write('shell.country.other', 'Chile'),
      onPress: () => store.set(countryAtom, 'Chile'),
    },
  }
  store.set(toastsAtom, (toasts) => [...toasts, toast])
}
