// Imports the package by name, because this file is bundled into each remote and must use the host's contexts.
import { useLocale } from '@metrolibre/platform'
import { mapTexts } from './texts.ts'

/**
 * Returns the texts that every map has, in the language of the page.
 * @param label what this map shows, for screen readers
 */
export const useMapTexts = (label: string) => ({ label, ...mapTexts[useLocale().locale] })
