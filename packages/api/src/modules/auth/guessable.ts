import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** The user whose own names and address a password must not be made of. */
export interface PasswordOwner {
  firstName: string
  lastName: string
  email: string
}

/**
 * How many letters are passed to the estimator. Each one costs time, and more of them do not change the
 * result.
 */
const examined = 32
/**
 * Passwords guessed in fewer attempts count as common or simple. What remains besides own words needs more
 * attempts.
 */
const attempts = { any: 1e6, besideOwn: 1e8 }
/** How many signs somebody may put between the words of a password. */
const separators = 33
const commonestWords = 10_000

/**
 * Loads the estimator with the dictionaries for Chile and Perú. It takes 40 MB and a quarter of a second, so
 * it is loaded when it is first needed.
 */
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
    // The ways to write letters as digits multiply with each other, so their number is limited.
    l33tMaxSubstitutions: 10,
  })
}
let loading: Promise<ZxcvbnFactory> | undefined

/** Removes accents and invisible characters, and turns full-width letters into the usual ones. */
const plain = (text: string): string => text.normalize('NFKD').replaceAll(/[\p{M}\p{Cf}]/gu, '')

/** A sign after a letter or digit, unless more signs follow. */
const separator = /(?<=[\p{L}\p{N}])[^\p{L}\p{N}](?![^\p{L}\p{N}])/gu

/** Reduces a text that is repeated several times in a row to one occurrence. */
// Stryker disable next-line Regex: the estimator recognizes the repetitions that would be left
const once = (text: string): string => text.replaceAll(/(.{3,}?)\1+/gsu, '$1')

/**
 * Returns the names and the parts of the address that may occur in a password. A part also counts without
 * what follows its first letters, which is a number that many people add or a suffix made by a machine.
 */
function wordsOf({ firstName, lastName, email }: PasswordOwner): string[] {
  const [local = '', domain = ''] = email.split('@')
  const whole = [firstName, lastName, local, email, domain]
  const pieces = whole.flatMap((text) => text.split(/[^\p{L}\p{N}]/u))
  // Stryker disable next-line Regex: a star matches at the first place anyway
  const parts = [...whole, ...pieces.map((piece) => /^\p{L}*/u.exec(piece)![0])]
  const words = ['metrolibre', ...parts, ...parts.map(plain)]
  return [...new Set(words)].filter((word) => word.length > 2)
}

/**
 * Adds the shortened forms of the user's words, because cutting a long password may cut through one of them.
 */
const cut = (words: string[], left: (word: string, length: number) => string): string[] => [
  ...words,
  // Stryker disable next-line ArithmeticOperator: other lengths leave three letters at most, which are soon guessed
  ...words.flatMap((word) => Array.from({ length: word.length - 3 }, (_, at) => left(word, at + 3))),
]

/**
 * Tells why a password is refused: `common` when it is common or simple, `personal` when it is made of its
 * owner's name or address. Returns null when it is acceptable (RULES.md §2.45).
 */
export async function whyGuessable(
  password: string,
  owner: PasswordOwner,
): Promise<'common' | 'personal' | null> {
  // Stryker disable next-line AssignmentOperator: it would only be loaded again
  const estimator = await (loading ??= load())
  const own = wordsOf(owner)
  const judge = (text: string, words: string[], effort = 1) => {
    const { guesses, sequence } = estimator.check(text, words)
    const foreign = sequence.filter((part) => part['dictionaryName'] !== 'userInputs')
    const isOwn = foreign.length < sequence.length
    const rest = foreign.map(({ token }) => token).join('')
    // Stryker disable next-line EqualityOperator: no estimate is that exact
    if (isOwn && estimator.check(rest).guesses * effort < attempts.besideOwn) return 'personal'
    // Stryker disable next-line EqualityOperator: no estimate is that exact
    return guesses * effort < attempts.any ? 'common' : null
  }
  // The estimator takes every sign between two words for a random one, and often the words with it.
  const judgeJoined = (text: string, words: string[]) => {
    const kinds = new Set(text.match(separator)).size
    // Stryker disable next-line ConditionalExpression,EqualityOperator: without signs it is judged as before
    return kinds > 0 ? judge(text.replaceAll(separator, ''), words, separators ** kinds) : null
  }
  const judgeBoth = (text: string, words: string[]) =>
    judge(text, words) ?? judge(plain(text), words) ?? judgeJoined(plain(text), words)
  const short = once(password)
  if (short.length <= examined) return judgeBoth(short, own)
  // A long password is examined at both ends, and refused when neither end would do alone. The estimator itself
  // reads no further than the first `examined` letters.
  const atStart = judgeBoth(
    short,
    cut(own, (word, length) => word.slice(0, length)),
  )
  const atEnd = judgeBoth(
    short.slice(-examined),
    // Stryker disable next-line UnaryOperator: a shorter end of the word is found as well
    cut(own, (word, length) => word.slice(-length)),
  )
  return atEnd && atStart
}
