import { assetPath, FormattedMessage, useLocale } from '@metrolibre/platform'
import { Button } from '@metrolibre/ui'
import { FilePdf } from '@metrolibre/ui/icons'
import english from './documents/how-it-works.pdf'
import spanish from './documents/como-funciona.pdf'

const documents = {
  es: [spanish, 'metrolibre-como-funciona.pdf'],
  en: [english, 'metrolibre-how-it-works.pdf'],
} as const

/** Downloads the guide, a PDF made from the page "how it works". */
export function GuideLink({ variant = 'ghost' }: { variant?: 'ghost' | 'outline' }) {
  const [file, name] = documents[useLocale().locale]
  return (
    <Button as="a" href={assetPath(file)} download={name} variant={variant} icon={<FilePdf />}>
      <FormattedMessage id="mfe-public.guide" />
    </Button>
  )
}
