// Imports the package by name, as `with-texts.tsx` does.
import { wordsOf, type TextsContext } from '@metrolibre/platform'
import type { PageTexts } from './page-texts.ts'

/** Creates what loads texts in the words of a page: a route's `ownTexts`, or its `prefetch` where it needs no data. */
export const loadTexts =
  (...texts: readonly PageTexts[]) =>
  (context: Pick<TextsContext, 'locale' | 'country'>): Promise<unknown> =>
    Promise.all(texts.map((one) => one.load(wordsOf(context))))
