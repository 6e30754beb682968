import type { Language } from './layout.ts'

/** English when the first language asked for is English; Spanish otherwise. */
export function languageOf(wanted: string | null | undefined): Language {
  return (wanted ?? '').trim().toLowerCase().startsWith('en') ? 'en' : 'es'
}
