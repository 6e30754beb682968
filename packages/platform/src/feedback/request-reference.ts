import { useCallback } from 'react'
import { platformTexts, type PlatformTexts } from '../intl/texts.ts'
import { usePathLocale } from '../router/use-path-locale.tsx'

/** The words around the id of a failed request, which support needs to find it in the logs. */
export interface RequestReference {
  /** Opens it. */
  text: string
  content: string
  copy: { value: string; text: string; copied: string }
}

export const requestReference = (id: string, texts: PlatformTexts): RequestReference => ({
  text: texts.detail,
  content: `${texts.requestCode} ${id}`,
  copy: { value: id, text: texts.copy, copied: texts.copied },
})

/** Returns a function that gives the words around the id of a failed request. */
export const useRequestReference = () => {
  const locale = usePathLocale()
  return useCallback((id: string) => requestReference(id, platformTexts[locale]), [locale])
}
