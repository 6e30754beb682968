import { parse } from '@formatjs/icu-messageformat-parser'
import { parseSync, Visitor } from 'oxc-parser'
import { wordsIn } from './message-words.ts'
import { isTest, type SourceFile } from './source-files.ts'

/** Words of Chile, each with the one that is said in Perú. */
const chilean: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\barriend[aeo]/i, 'alquiler, alquilar'],
  // The law of both countries calls the sides of a contract so.
  [/(?<!sub)\barrend(?!atari|ador)/i, 'alquilar'],
  [/\bpiezas?\b/i, 'cuarto'],
  [/\bcomunas?\b/i, 'distrito'],
  [/\bgastos comunes\b/i, 'mantenimiento'],
  [/\bestacionamientos?\b/i, 'cochera'],
  [/\bgalp[oó]n(es)?\b/i, 'almacén o nave'],
  [/\bhuinchas?\b/i, 'wincha'],
  [/\bcartolas?\b/i, 'estado de cuenta'],
  [/\bcalzan?\b/i, 'coincide'],
  [/\banda a\b/i, 'Visítalo'],
  [/\bc[eé]dula\b/i, 'DNI'],
  [/\brol de avalúo\b|\bcontribuciones\b/i, 'partida registral, HR y PU'],
  [/\bRUT\b/, 'DNI o RUC'],
  [/\bbodegas?\b/i, 'almacén o depósito'],
  [/\baseo\b/i, 'limpieza'],
  [/\bplanillas?\b/i, 'hoja de cálculo: a planilla is the payroll'],
  [/\bsitio (entero|con pasto|con maleza)/i, 'terreno'],
  [/(?<!\d)\$/, 'no amount in pesos'],
  [/Ñuñoa|Irarrázaval|Av\. Matta|\+56/, 'an example of Perú'],
]

/** The law of both countries says arrendatario, and so do the terms and the office of both. Everybody else says inquilino. */
const formal = /^mfe-admin\/|\/screens\/terms\//
const tenant = [/\barrendatari[oa]s?\b/i, 'inquilino'] as const

/** Texts that keep such a word, with the reason. */
const exempt: Readonly<Record<string, string>> = {
  'mfe-admin.zones.description': 'the office lists the places of both countries',
  'mfe-admin.zones.zone': 'as above',
  'mfe-admin.zones.searchExample': 'as above',
  'mfe-admin.property.zone': 'the office fills it in for both countries',
  'mfe-admin.changes.field.rut': 'the record of changes of both countries',
  'tenants.booking.refused.noLease': 'its wording is fixed',
}

/** Files with texts of the server, which are the same for both countries. */
const neutral = /^packages\/(api\/src\/.*(texts|mailer)\.ts|contract\/src\/messages\/es\.ts)$/
/** What stays in them, with the reason. */
const kept: Readonly<Record<string, string>> = {
  'Esta ubicación no tiene fecha de arriendo definido': 'its wording is fixed',
  'Número de teléfono inválido. Escríbelo así: +56 2 2345 6789 o +51 1 345 6789':
    'it has an example of each country',
}

type Catalogue = Readonly<Record<string, string>>

/**
 * Checks that what a visitor in Perú reads has no words of Chile: each Spanish catalogue, with the texts that the
 * catalogue `es-PE.json` next to it has in their place.
 */
export function checkPeruvianWords(catalogues: readonly SourceFile[]): string[] {
  const byPath = new Map(catalogues.map(({ path, text }) => [path, JSON.parse(text) as Catalogue]))
  return [...byPath]
    .filter(([path]) => path.endsWith('/es.json') && !path.startsWith('packages/gallery/'))
    .flatMap(([path, es]) => {
      const other = path.replace(/es\.json$/, 'es-PE.json')
      return findWords(other, es, byPath.get(other) ?? {})
    })
}

/**
 * Checks that the Spanish texts of mails, spreadsheets and refusals have no words of one country alone: their readers
 * may be in either. What names a thing of one country, as a contract does, writes it by that country.
 */
export const checkNeutralTexts = (files: readonly SourceFile[]): string[] =>
  listServerTexts(files)
    // English texts may name the numbers of both countries.
    .filter(({ name, value }) => name !== 'en' && !(value in kept))
    .flatMap(({ path, value }) =>
      chilean
        .filter(([word]) => word.test(value))
        .map(([, instead]) => `${path}: "${value}" has a word of Chile (${instead}).`),
    )

/** Lists the texts of mails, spreadsheets and refusals, each under the name that it has in its file. */
export const listServerTexts = (files: readonly SourceFile[]) =>
  files
    .filter(({ path }) => neutral.test(path) && !isTest(path))
    .flatMap(({ path, text }) => {
      const found: { path: string; name: string | undefined; value: string }[] = []
      new Visitor({
        Property({ key, value }) {
          const name = key.type === 'Identifier' ? key.name : undefined
          if (value.type === 'Literal' && typeof value.value === 'string')
            found.push({ path, name, value: value.value })
        },
      }).visit(parseSync(path, text).program)
      return found
    })

function findWords(path: string, es: Catalogue, peruvian: Catalogue): string[] {
  const idle = Object.entries(peruvian).flatMap(([id, text]) => {
    if (es[id] === undefined) return [`${path}: "${id}" is not in es.json.`]
    return es[id] === text ? [`${path}: "${id}" is the same in es.json, so it goes.`] : []
  })
  const found = Object.entries({ ...es, ...peruvian })
    .filter(([id]) => !(id in exempt))
    .flatMap(([id, message]) => {
      const text = wordsIn(parse(message), 'Chile').join(' ')
      return [...chilean, ...(formal.test(path) ? [] : [tenant])]
        .filter(([word]) => word.test(text))
        .map(([word, instead]) => `${path}: "${id}" says ${word.exec(text)![0]} in Perú (${instead}).`)
    })
  return [...idle, ...found]
}
