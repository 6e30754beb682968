import { useEffect, useState } from 'react'

/** A hand in which typed signatures are set, here and in documents (both OFL). */
interface ScriptFace {
  readonly family: string
  readonly url: () => string
}

const delafield: ScriptFace = {
  family: 'Mrs Saint Delafield',
  url: () =>
    new URL(
      '@fontsource/mrs-saint-delafield/files/mrs-saint-delafield-latin-400-normal.woff2',
      import.meta.url,
    ).href,
}
const greatVibes: ScriptFace = {
  family: 'Great Vibes',
  url: () =>
    new URL('@expo-google-fonts/great-vibes/400Regular/GreatVibes_400Regular.ttf', import.meta.url).href,
}

/** The letters that the first hand has. */
const inDelafield = /^[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2018\u2019]*$/u

/** Returns the hand in which documents set a name: the second one has the letters of most languages. */
export const scriptFaceOf = (name: string): ScriptFace =>
  inDelafield.test(name.normalize('NFC')) ? delafield : greatVibes

const loading = new Map<ScriptFace, Promise<unknown>>()

const addFace = async ({ family, url }: ScriptFace) => {
  document.fonts.add(await new FontFace(family, `url(${url()})`).load())
}

const load = (face: ScriptFace): Promise<unknown> => {
  const started =
    loading.get(face) ??
    addFace(face).catch((error: unknown) => {
      loading.delete(face)
      throw error
    })
  loading.set(face, started)
  return started
}

/** Loads the hand of a name when it is first needed, and returns it, and whether it can be shown. */
export function useScriptFace(name: string): { family: string; ready: boolean } {
  const [ready, setReady] = useState<ScriptFace>()
  const face = scriptFaceOf(name)
  useEffect(() => {
    let current = true
    // Without the face, the name is previewed in the browser's own hand; documents have the right one.
    load(face).then(
      () => current && setReady(face),
      () => current && setReady(undefined),
    )
    return () => {
      current = false
    }
  }, [face])
  return { family: face.family, ready: ready === face }
}
