import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Look } from './look.ts'
import { createSphere, type Sphere } from './sphere.ts'

const sharpest = 2

export type SphereState = 'loading' | 'drawn' | 'flat' | 'failed'

/**
 * Loads a photo and redraws the canvas when the view changes; the state is `flat` when the browser has no
 * WebGL.
 */
export function useSphere(
  canvas: RefObject<HTMLCanvasElement | null>,
  src: string,
  look: Look,
): { state: SphereState } {
  const [state, setState] = useState<SphereState>('loading')
  const sphere = useRef<Sphere>(undefined)
  const latest = useRef(look)

  useEffect(() => {
    latest.current = look
    sphere.current?.draw(look)
  }, [look])

  useEffect(() => {
    const element = canvas.current!
    const image = new Image()
    const fit = () => {
      const ratio = Math.min(sharpest, devicePixelRatio)
      element.width = Math.round(element.clientWidth * ratio)
      element.height = Math.round(element.clientHeight * ratio)
      sphere.current?.draw(latest.current)
    }
    const sizes = new ResizeObserver(fit)
    image.addEventListener('load', () => {
      sphere.current = createSphere(element, image)
      setState(sphere.current ? 'drawn' : 'flat')
      fit()
    })
    image.addEventListener('error', () => setState('failed'))
    image.src = src
    sizes.observe(element)
    return () => {
      image.src = ''
      sizes.disconnect()
      sphere.current?.dispose()
      sphere.current = undefined
    }
  }, [canvas, src])
  return { state }
}
