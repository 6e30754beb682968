import { useEffect, useState } from 'react'

/** The hand in which typed signatures are set, here and in documents: Mrs Saint Delafield (OFL). */
export const scriptFace = 'Mrs Saint Delafield'

const url = () =>
  new URL('@fontsource/mrs-saint-delafield/files/mrs-saint-delafield-latin-400-normal.woff2', import.meta.url)
    .href

let loading: Promise<unknown> | undefined

const addFace = async () => {
  document.fonts.add(await new FontFace(scriptFace, `url(${url()})`).load())
}

const load = () => {
  loading ??= addFace().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** Loads the face with the first typed signature, and returns whether it can be shown. */
export function useScriptFace(): boolean {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    // Without the face, the name is previewed in the browser's own hand; documents have the right one.
    load().then(
      () => setReady(true),
      () => setReady(false),
    )
  }, [])
  return ready
}

/** Returns the name in letters that the face has: accents that it lacks are left out, as documents do. */
export const inScript = (name: string): string =>
  Array.from(name.normalize('NFC'), (letter) =>
    /[\u0020-\u00ff\u2018\u2019]/.test(letter) ? letter : letter.normalize('NFKD').replaceAll(/\p{M}/gu, ''),
  ).join('')
