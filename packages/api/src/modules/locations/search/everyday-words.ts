import type { SearchType, Service } from '@metrolibre/contract'

const wordsOf = (text: string): string[] => text.split(' ')

/** What people call the kinds, in both languages and countries, without accents. */
const kinds: Readonly<Record<SearchType, readonly string[]>> = {
  room: wordsOf(
    'espacio espacios pieza piezas cuarto cuartos habitacion habitaciones dormitorio dormitorios oficina oficinas room rooms bedroom bedrooms office offices',
  ),
  entire: wordsOf(
    'casa casas departamento departamentos depto deptos dpto dptos vivienda viviendas house houses home homes apartment apartments flat flats',
  ),
  galpon: wordsOf(
    'galpon galpones bodega bodegas almacen almacenes deposito depositos nave naves shed sheds warehouse warehouses storage',
  ),
  terreno: wordsOf('terreno terrenos sitio sitios lote lotes parcela parcelas land plot plots lot lots'),
  hours: wordsOf('hora horas hour hours hourly'),
}

const services: Readonly<Record<Service, readonly string[]>> = {
  vault: wordsOf('boveda bovedas vault vaults safe'),
  parking: wordsOf('estacionamiento estacionamientos cochera cocheras garaje garajes parking garage garages'),
  cleaning: wordsOf('limpieza aseo cleaning'),
  bathrooms: wordsOf('bano banos bathroom bathrooms toilet toilets'),
  wifi: wordsOf('wifi internet'),
  security: wordsOf('seguridad vigilancia guardia guardias security'),
}

/** Short names of places, with a part of what the search knows them by. */
const places: Readonly<Record<string, string>> = {
  conce: 'concepcion',
  downtown: 'centro',
  provi: 'providencia',
  rm: 'metropolitana',
  sjl: 'san juan de lurigancho',
  sjm: 'san juan de miraflores',
  smp: 'san martin de porres',
  stgo: 'santiago',
  valpo: 'valparaiso',
  ves: 'villa el salvador',
  vmt: 'villa maria del triunfo',
}

/** Words that join others, or that say what every property here is for. They narrow no search. */
const filling = new Set(
  wordsOf(
    'a al con cerca de del el en la las los o para por se un una y alquila alquilar alquiler alquileres alquilo arrendar arrienda arriendan arriendo arriendos busco necesito and at by for in near need of on or rent rental rentals the to with',
  ),
)

/** What a word means besides being part of a name. */
export interface Meaning {
  readonly kind?: SearchType
  readonly service?: Service
  /** The name of a place, normalised. */
  readonly place?: string
}

const entriesOf = <Key extends string>(lists: Readonly<Record<Key, readonly string[]>>) =>
  (Object.entries(lists) as Array<[Key, readonly string[]]>).flatMap(([key, words]) =>
    words.map((word) => [word, key] as const),
  )

const meanings = new Map<string, Meaning>([
  ...entriesOf(kinds).map(([word, kind]) => [word, { kind }] as const),
  ...entriesOf(services).map(([word, service]) => [word, { service }] as const),
  ...Object.entries(places).map(([word, place]) => [word, { place }] as const),
])

/** Returns what a normalised word means besides being part of a name (RULES.md §3). */
export const meaningOf = (word: string): Meaning => meanings.get(word) ?? {}

/** Leaves out the words that narrow no search, unless there are no others. */
export const withoutFilling = (words: readonly string[]): readonly string[] => {
  const telling = words.filter((word) => !filling.has(word))
  return telling.length > 0 ? telling : words
}

/** Returns the kinds, services and names of places that have a word beginning with what was typed. */
export const meaningsFrom = (typed: string): readonly Meaning[] => {
  const found = [...meanings].filter(([word]) => word.startsWith(typed)).map(([, meaning]) => meaning)
  return [...new Map(found.map((meaning) => [JSON.stringify(meaning), meaning])).values()]
}
