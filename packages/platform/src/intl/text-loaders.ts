import type { Locale, Messages } from './locale.ts'

type Load = () => Promise<{ default: Messages }>

/** What loads a catalogue in each language; `es-PE` has only the texts whose words differ in Perú. */
export type TextLoaders = Readonly<Record<Locale, Load> & { 'es-PE'?: Load }>
