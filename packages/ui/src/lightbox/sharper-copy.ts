/**
 * Lets an `<img>` switch to the variant that fits a larger width, once that variant is loaded. If `sizes` were changed at
 * once and the larger variant could not be loaded, the browser would show nothing instead of the smaller one.
 */
export function takeSharperCopy(image: HTMLImageElement, width: number): void {
  const isEnough = () => width <= Number.parseInt(image.sizes, 10)
  if (isEnough()) return
  const probe = new Image()
  probe.addEventListener('load', () => {
    if (!isEnough()) image.sizes = `${width}px`
  })
  probe.sizes = `${width}px`
  probe.srcset = image.srcset
}
