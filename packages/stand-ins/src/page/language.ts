import type { Language } from './layout.ts'

/** Returns English if it is the first requested language, and Spanish otherwise. */
export function languageOf(wanted: string | null | undefined): Language {
  return (wanted ?? '').trim().toLowerCase().startsWith('en') ? 'en' : 'es'
}
