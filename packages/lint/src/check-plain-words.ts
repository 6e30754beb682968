import { parse } from '@formatjs/icu-messageformat-parser'
import { listServerTexts } from './check-peruvian-words.ts'
import { wordsIn } from './message-words.ts'
import type { SourceFile } from './source-files.ts'

type Phrase = readonly [said: RegExp, instead: string]

/** What readers in Chile or Perú take for something else, each with what is said instead. */
const spanish: readonly Phrase[] = [
  [/\bcorridas?\b/i, 'nómina: the word is vulgar in both countries'],
  [/\bacomod[ae]/i, 'te conviene, te parece bien'],
  [/\bestán? adentro\b|\bya entraron\b/i, 'quienes ya arriendan aquí: inside means in prison'],
  [/\bliberad[ao]s\b/i, 'libres, publicados: liberated, as of prison'],
  [/\bquien (arrienda|alquila)\b/i, 'el arrendatario: owners do so, too'],
  [/\bvuelven? (todo|completo)\b|\bmonto que vuelve\b|\bni vuelven\b/i, 'se devuelve'],
  [/\bpuls[ae]\b/i, 'toca'],
  [/(?<!el |la )\bb[aá]j(ar|ado|ados|es|aste|al[oa]s?)\b/i, 'descargar'],
  [/\b(me|te|se) calza/i, 'coincide'],
]

// The server's English texts say it, too, so it is looked for on screens alone.
const email: Phrase = [/\bemail\b(?! copiado)/i, 'correo']
// Screens mixed both spellings.
const spelling: Phrase = [/\be-mail/i, 'email']

/** What English readers take for something else or would not say. */
const english: readonly Phrase[] = [
  [/\ba mail\b|\bmails\b|\bby mail\b|\blatest mail\b|\bthe mail\b/i, 'email: mail is what a postman brings'],
  [/\bcould(n['’]t| not) (fetch|bring)\b/i, 'couldn’t load'],
  [/(?<!\d )\bmetres\b(?! (high|wide|long|,? such))/i, 'space, size, area'],
  [/\b(is|are) not right\b/i, 'wrong'],
  [/\bof now\b/i, 'current'],
  [/\banew\b/i, 'again'],
  [/\bwhat they tell\b|\bto tell it\b|\btell it in\b|\ballowed you to tell\b/i, 'say'],
  [/\bcounts what\b|\bcounts for\b|\bneither counts\b/i, 'is credited'],
  [/\bgoes back of\b/i, 'is refunded'],
  [/\bSheds?\b/, 'warehouse'],
]

/** Texts that keep such words, with the reason. */
const exempt: Readonly<Record<string, string>> = {
  'tenants.site.unreadable': 'a height is in metres',
  'mfe-admin.team.down': 'a person moves down in a list',
}

const find = (where: string, words: string, phrases: readonly Phrase[]): string[] =>
  phrases
    .filter(([said]) => said.test(words))
    .map(([said, instead]) => `${where} says "${said.exec(words)![0]}" (${instead}).`)

/** Checks that no text of the screens says what readers took for something else. */
export const checkPlainWords = (catalogues: readonly SourceFile[]): string[] =>
  catalogues
    .filter(({ path }) => !path.startsWith('packages/gallery/'))
    .flatMap(({ path, text }) =>
      Object.entries(JSON.parse(text) as Readonly<Record<string, string>>)
        .filter(([id]) => !(id in exempt))
        .flatMap(([id, message]) =>
          find(
            `${path}: "${id}"`,
            wordsIn(parse(message)).join(' '),
            path.endsWith('/en.json') ? [...english, spelling] : [...spanish, email],
          ),
        ),
    )

/** Checks the same of mails, spreadsheets and refusals. */
export const checkPlainServerTexts = (files: readonly SourceFile[]): string[] =>
  listServerTexts(files).flatMap(({ path, value }) =>
    find(`${path}: "${value}"`, value, [...spanish, ...english]),
  )
