// Turns HEIC into JPEG beside the page. A file of its own, served as it is, so that the decoder (1.4 MB of
// WebAssembly) is fetched by the first photo that needs it and by nothing else. In: { file, decoder, quality },
// out: { progress } from 0 to 1, then { jpeg } or { error }.
const decode = async (decoder, file) => {
  const { default: open } = await import(decoder)
  const heif = await open()
  postMessage({ progress: 0.3 })
  const images = new heif.HeifDecoder().decode(new Uint8Array(await file.arrayBuffer()))
  const image = images.find((each) => each.is_primary?.()) ?? images[0]
  if (!image) throw new Error('no picture inside')
  const [width, height] = [image.get_width(), image.get_height()]
  const pixels = new ImageData(width, height)
  await new Promise((resolve, reject) => {
    image.display(pixels, (shown) => (shown ? resolve() : reject(new Error('the picture is damaged'))))
  })
  return pixels
}

onmessage = async ({ data: { file, decoder, quality } }) => {
  try {
    const pixels = await decode(decoder, file)
    postMessage({ progress: 0.7 })
    const canvas = new OffscreenCanvas(pixels.width, pixels.height)
    canvas.getContext('2d').putImageData(pixels, 0, 0)
    postMessage({ jpeg: await canvas.convertToBlob({ type: 'image/jpeg', quality }) })
  } catch (error) {
    postMessage({ error: String(error) })
  }
}
