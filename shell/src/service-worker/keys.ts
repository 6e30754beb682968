const languageMark = '~lang'

/** Answers of the catalogue differ by language, which travels in a header: here it is part of the address. */
export function catalogueKey(address: string, language: string | null): string {
  const url = new URL(address)
  url.hash = ''
  url.searchParams.set(languageMark, language?.startsWith('en') ? 'en' : 'es')
  return url.href
}

/** A page is kept under its path and query. */
export function pageKey(address: string): string {
  const url = new URL(address)
  url.hash = ''
  return url.href
}
