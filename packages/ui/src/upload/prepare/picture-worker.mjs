// A worker that makes a picture ready to be sent. It is a separate file that is served as it is, so that the decoder of HEIC
// (1.4 MB of WebAssembly) is loaded with the first such photo and by nothing else. It receives { file, heic?, mayBeClear,
// quality, mostBytes, mostWidth }, where `heic` is { decoder, finish, colours }; it posts { progress } from 0 to 1, then { picture } or
// { error }.

const decodeHeic = async (file, { decoder, finish, colours }) => {
  const [{ default: open }, { finishPixels }] = await Promise.all([import(decoder), import(finish)])
  const heif = await open()
  postMessage({ progress: 0.3 })
  const images = new heif.HeifDecoder().decode(new Uint8Array(await file.arrayBuffer()))
  const image = images.find((each) => each.is_primary?.()) ?? images[0]
  if (!image) throw new Error('no picture inside')
  const pixels = new ImageData(image.get_width(), image.get_height())
  await new Promise((resolve, reject) => {
    image.display(pixels, (shown) => (shown ? resolve() : reject(new Error('the picture is damaged'))))
  })
  finishPixels(pixels.data, colours)
  return createImageBitmap(pixels)
}

// More pixels than any screen shows. A phone's 48 megapixels would give a JPEG above the upload limit.
const longestSide = 4096

const draw = (picture, width, height) => {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return canvas
}

/**
 * Draws a picture at most so long and so wide. By halves, because not every browser looks at all pixels of a large step.
 */
const drawAtMost = (picture, longest, widest) => {
  const share = Math.min(1, longest / Math.max(picture.width, picture.height), widest / picture.width)
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * share)))
  let drawn = picture
  while (drawn.width > 2 * width && drawn.height > 2 * height)
    drawn = draw(drawn, Math.ceil(drawn.width / 2), Math.ceil(drawn.height / 2))
  return draw(drawn, width, height)
}

const isClear = (canvas) => {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  for (let at = 3; at < data.length; at += 4) if (data[at] < 255) return true
  return false
}

const onWhite = (canvas) => {
  const context = canvas.getContext('2d')
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return canvas
}

const encode = async (picture, { mayBeClear, quality, mostBytes, mostWidth }) => {
  for (let longest = longestSide; ; longest = Math.round(longest * 0.75)) {
    const canvas = drawAtMost(picture, longest, mostWidth)
    if (longest === longestSide && mayBeClear && isClear(canvas)) {
      const clear = await canvas.convertToBlob({ type: 'image/png' })
      if (clear.size <= mostBytes) return clear
    }
    const jpeg = await onWhite(canvas).convertToBlob({ type: 'image/jpeg', quality })
    if (jpeg.size <= mostBytes) return jpeg
  }
}

onmessage = async ({ data: { file, heic, ...options } }) => {
  try {
    const picture = heic ? await decodeHeic(file, heic) : await createImageBitmap(file)
    postMessage({ progress: 0.7 })
    postMessage({ picture: await encode(picture, options) })
  } catch (error) {
    postMessage({ error: String(error) })
  }
}
