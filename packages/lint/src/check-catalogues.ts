import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceFile } from './source-files.ts'

/** Returns the Spanish catalogues with their ids; the English ones contain the same ids. */
export const readCatalogues = (root: string, paths: readonly string[]) =>
  paths
    .filter((path) => path.endsWith('/locales/es.json'))
    .map((path) => ({ path, ids: Object.keys(read(join(root, path))) }))

/** Reads the catalogues as they are written. */
export const readCatalogueTexts = (root: string, paths: readonly string[]): SourceFile[] =>
  paths
    .filter((path) => /\/locales\/(es|en|es-PE)\.json$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

/**
 * Checks that the Spanish and the English catalogue of an app have the same messages with the same arguments.
 */
export function checkCatalogues(root: string, paths: readonly string[]): string[] {
  return paths
    .filter((path) => path.endsWith('/locales/es.json'))
    .flatMap((path) => {
      const es = read(join(root, path))
      const en = read(join(root, path.replace(/es\.json$/, 'en.json')))
      const peruvian = path.replace(/es\.json$/, 'es-PE.json')
      const inPeru = read(join(root, peruvian))
      return [...compare(path, es, en), ...unlike(peruvian, inPeru, es)]
    })
}

const idOfLine = /^\s*"([^"]+)":/

/** Checks that no catalogue has an id twice: of such messages JSON keeps only the last. */
export const checkRepeatedIds = (files: readonly SourceFile[]): string[] =>
  files.flatMap(({ path, text }) => {
    const ids = text.split('\n').flatMap((line) => idOfLine.exec(line)?.[1] ?? [])
    const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index))
    return [...repeated].map((id) => `${path}: "${id}" is there twice.`)
  })

type Catalogue = Record<string, string>

function compare(path: string, es: Catalogue, en: Catalogue): string[] {
  const missing = (from: Catalogue, into: Catalogue, language: string) =>
    Object.keys(from)
      .filter((id) => !(id in into))
      .map((id) => `${path}: "${id}" has no text in ${language}.`)
  return [...missing(es, en, 'English'), ...missing(en, es, 'Spanish'), ...unlike(path, es, en)]
}

const unlike = (path: string, one: Catalogue, other: Catalogue) =>
  Object.keys(one)
    .filter((id) => other[id] !== undefined && args(one[id]!) !== args(other[id]))
    .map((id) => `${path}: "${id}" has other arguments than in the other language or country.`)

const args = (text: string) => [...new Set(argumentsOf(parse(text)))].toSorted().join(',')

function argumentsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (isPluralElement(element) || isSelectElement(element))
      return [element.value, ...Object.values(element.options).flatMap((option) => argumentsOf(option.value))]
    if (isTagElement(element)) return [element.value, ...argumentsOf(element.children)]
    return isLiteralElement(element) || isPoundElement(element) ? [] : [element.value]
  })
}

function read(path: string): Catalogue {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Catalogue
  } catch {
    return {}
  }
}
