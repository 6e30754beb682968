import { Flex } from '@metrolibre/ui'
import { SegmentedControl } from '@metrolibre/ui/form'
import { locales } from '@metrolibre/platform'
import { type Address, themes, widths } from '../address/address.ts'
import { switchTo } from '../address/use-address.ts'
import { useGalleryTexts } from '../texts/use-say.ts'

const fullWidth = 'full'

/** Theme, language and width of everything that the gallery shows. */
export function Switches({ address }: { address: Address }) {
  const say = useGalleryTexts()
  const { theme, locale, width } = address
  return (
    <Flex wrap="wrap" gap="8px 16px">
      <SegmentedControl
        compact
        labelHidden
        label={say('gallery.page.theme')}
        options={themes.map((value) => ({ value, label: say(`gallery.theme.${value}`) }))}
        value={theme}
        onValueChange={(value) => switchTo({ ...address, theme: value })}
      />
      <SegmentedControl
        compact
        labelHidden
        label={say('gallery.page.language')}
        options={locales.map((value) => ({ value, label: value.toUpperCase() }))}
        value={locale}
        onValueChange={(value) => switchTo({ ...address, locale: value })}
      />
      <SegmentedControl
        compact
        labelHidden
        label={say('gallery.page.width')}
        options={[
          { value: fullWidth, label: say('gallery.page.fullWidth') },
          ...widths.map((value) => ({ value: String(value), label: String(value) })),
        ]}
        value={width === undefined ? fullWidth : String(width)}
        onValueChange={(value) =>
          switchTo({ ...address, width: widths.find((each) => String(each) === value) })
        }
      />
    </Flex>
  )
}
