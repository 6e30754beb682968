import { useEffect, useRef, useState } from 'react'
import { readImage, type ChosenImage, type ImageProblem } from './read-image.ts'

type State =
  | { step: 'none' }
  | { step: 'reading'; name: string }
  | { step: 'refused'; name: string; problem: ImageProblem }
  | { step: 'chosen'; image: ChosenImage }

/** The one picture that is chosen. Choosing another one replaces it. */
export function useChosenImage() {
  const [state, setState] = useState<State>({ step: 'none' })
  const reading = useRef<AbortController>(undefined)
  const address = state.step === 'chosen' ? state.image.address : undefined
  useEffect(() => (address ? () => URL.revokeObjectURL(address) : undefined), [address])
  useEffect(() => () => reading.current?.abort(), [])

  const clear = () => {
    reading.current?.abort()
    setState({ step: 'none' })
  }
  const choose = async (file: File) => {
    reading.current?.abort()
    const { signal } = (reading.current = new AbortController())
    setState({ step: 'reading', name: file.name })
    const read = await readImage(file, signal)
    if (signal.aborted) {
      if ('address' in read) URL.revokeObjectURL(read.address)
    } else if ('problem' in read) setState({ step: 'refused', name: file.name, problem: read })
    else setState({ step: 'chosen', image: read })
  }
  return { state, choose, clear }
}
