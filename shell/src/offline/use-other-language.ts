import { localePath, locales, useLocale, type Locale } from '@metrolibre/platform'
import { useEffect, useState } from 'react'
import { pageSavedAt } from './saved.ts'

interface Kept {
  locale: Locale
  path: string
}

/** Returns where a page that is not stored can be read in another language, if it was visited in that one. */
export function useOtherLanguage(wanted: string | undefined): Kept | undefined {
  const { locale } = useLocale()
  const [kept, setKept] = useState<Kept>()
  useEffect(() => {
    let gone = false
    void keptIn(wanted, locale)
      .catch(() => undefined)
      .then((found) => gone || setKept(found))
    return () => {
      gone = true
    }
  }, [wanted, locale])
  return kept
}

async function keptIn(wanted: string | undefined, locale: Locale): Promise<Kept | undefined> {
  if (wanted === undefined) return undefined
  for (const other of locales) {
    const path = localePath(other, wanted)
    if (other !== locale && (await pageSavedAt(location.origin + path))) return { locale: other, path }
  }
  return undefined
}
