// A worker that converts HEIC to JPEG. It is a separate file that is served as it is, so that the decoder
// (1.4 MB of WebAssembly) is loaded with the first HEIC photo and by nothing else. It receives { file,
// decoder, quality }; it posts { progress } from 0 to 1, then { jpeg } or { error }.
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

// More pixels than any screen shows. A phone's 48 megapixels would give a JPEG above the upload limit.
const longestSide = 4096

const scaled = async (pixels) => {
  const share = Math.min(1, longestSide / Math.max(pixels.width, pixels.height))
  const [width, height] = [Math.round(pixels.width * share), Math.round(pixels.height * share)]
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (share === 1) context.putImageData(pixels, 0, 0)
  else
    context.drawImage(
      await createImageBitmap(pixels, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' }),
      0,
      0,
    )
  return canvas
}

onmessage = async ({ data: { file, decoder, quality } }) => {
  try {
    const pixels = await decode(decoder, file)
    postMessage({ progress: 0.7 })
    const canvas = await scaled(pixels)
    postMessage({ jpeg: await canvas.convertToBlob({ type: 'image/jpeg', quality }) })
  } catch (error) {
    postMessage({ error: String(error) })
  }
}
