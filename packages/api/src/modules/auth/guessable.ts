import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** Somebody whose own words a password must not be made of. */
export interface PasswordOwner {
  firstName: string
  lastName: string
  email: string
}

/** What is estimated of a password. Each further letter costs, and more than these tell nothing new. */
const examined = 32
/** Fewer attempts than these are common or simple; of what stands beside own words more are asked. */
const attempts = { any: 1e6, besideOwn: 1e8 }
const commonestWords = 10_000

/** The estimator with what people in Chile and Perú choose: 40 MB and a quarter of a second, once it is needed. */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }, { dictionary: spanish }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-es-es'),
  ])
  return new ZxcvbnFactory({
    dictionary: {
      passwords: dictionary['passwords-common'],
      words: spanish['commonWords-es-es'].slice(0, commonestWords),
      firstNames: spanish['firstnames-es-es'],
      lastNames: spanish['lastnames-es-es'],
    },
    graphs: { qwerty: adjacencyGraphs.qwerty, keypad: adjacencyGraphs.keypad },
    maxLength: examined,
    // The ways to write letters as digits multiply with each other.
    l33tMaxSubstitutions: 10,
  })
}
let loading: Promise<ZxcvbnFactory> | undefined

/** Without accents and invisible signs, and in the usual width. */
const plain = (text: string): string => text.normalize('NFKD').replaceAll(/[\p{M}\p{Cf}]/gu, '')

/** What is written several times over counts once. */
const once = (text: string): string => text.replaceAll(/(.{3,}?)\1+/gsu, '$1')

/**
 * Names and parts of the address, as they may be found in a password. Of a part the letters it begins with: the rest
 * is a number that many people add, or made by a machine.
 */
function wordsOf({ firstName, lastName, email }: PasswordOwner): string[] {
  const [local = '', domain = ''] = email.split('@')
  const whole = [firstName, lastName, local, email, domain]
  const pieces = whole.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))
  const parts = [...whole, ...pieces.map((piece) => /^\p{L}*/u.exec(piece)![0])]
  const words = ['metrolibre', ...parts, ...parts.map(plain)].map((word) => word.toLowerCase())
  return [...new Set(words)].filter((word) => word.length > 2)
}

/** Where a long password is cut, an own word may be too: what is left of it is known as well. */
const cut = (words: string[], left: (word: string, length: number) => string): string[] => [
  ...words,
  ...words.flatMap((word) => Array.from({ length: word.length - 3 }, (_, at) => left(word, at + 3))),
]

/**
 * Why a password is no good: it is common or simple, or made of its owner's name or address. Null when it is fine.
 * RULES.md §2.
 */
export async function whyGuessable(
  password: string,
  owner: PasswordOwner,
): Promise<'common' | 'personal' | null> {
  const estimator = await (loading ??= load())
  const own = wordsOf(owner)
  const judge = (text: string, words: string[]) => {
    const { guesses, sequence } = estimator.check(text, words)
    const foreign = sequence.filter((part) => part['dictionaryName'] !== 'userInputs')
    const isOwn = foreign.length < sequence.length
    const rest = foreign.map(({ token }) => token).join('')
    if (isOwn && (rest === '' || estimator.check(rest).guesses < attempts.besideOwn)) return 'personal'
    return guesses < attempts.any ? 'common' : null
  }
  const judgeBoth = (text: string, words: string[]) => judge(text, words) ?? judge(plain(text), words)
  const short = once(password)
  if (short.length <= examined) return judgeBoth(short, own)
  // Of a long one both ends count: it is refused where neither would do alone.
  const atStart = judgeBoth(
    short.slice(0, examined),
    cut(own, (word, length) => word.slice(0, length)),
  )
  const atEnd = judgeBoth(
    short.slice(-examined),
    cut(own, (word, length) => word.slice(-length)),
  )
  return atEnd && atStart
}
