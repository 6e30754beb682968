import type { Messages } from '../intl/locale.ts'
import type { TextLoaders } from '../intl/text-loaders.ts'
import type { Words } from '../intl/words.ts'

/** What React's `use` reads from a promise: with these fields it returns the value at once, without suspending. */
type Loading = Promise<Messages> & { status?: 'fulfilled'; value?: Messages }

/**
 * Defines texts with a catalogue of their own, so that long ones (terms, answers) are not loaded with the
 * front page. `load` loads the texts of a language, or in the words of a country, once; after a failure the next call
 * tries again. Its promise can be given to React's `use`, which does not suspend once the texts are there. `atHand`
 * returns what is already loaded.
 */
export function definePageTexts(loaders: TextLoaders) {
  const promises = new Map<Words, Loading>()

  async function fetchIn(words: Words): Promise<Messages> {
    if (words !== 'es-PE') return (await loaders[words]()).default
    // Without its other words a text is still read.
    const other = loaders['es-PE']?.().catch(() => undefined)
    return { ...(await load('es')), ...(await other)?.default }
  }

  function start(words: Words): Loading {
    const loading: Loading = fetchIn(words).then(
      (messages) => {
        loading.status = 'fulfilled'
        loading.value = messages
        return messages
      },
      (error: unknown) => {
        promises.delete(words)
        throw error
      },
    )
    promises.set(words, loading)
    return loading
  }

  const load = (words: Words): Promise<Messages> => promises.get(words) ?? start(words)
  return { atHand: (words: Words): Messages | undefined => promises.get(words)?.value, load }
}

export type PageTexts = ReturnType<typeof definePageTexts>
