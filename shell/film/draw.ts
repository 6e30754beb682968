// Renders the intro film from the illustrations; the results are committed next to the dialog that shows it.
// It has no sound and no text: its words are in the captions, in both languages. Needs ffmpeg. Run it with:
// node shell/film/draw.ts
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { illustrate, panorama } from '@metrolibre/tokens/illustrations'
import sharp from 'sharp'

const width = 960
const height = 540
const fps = 24
const sceneSeconds = 5
const fadeSeconds = 0.6
const folder = new URL('../src/dialogs/video/film/', import.meta.url)

/** The part of a drawing that the camera sees: its centre and its width, as shares of the drawing. */
interface View {
  x: number
  y: number
  share: number
}
interface Shot {
  svg: string
  from: View
  to: View
}

const big = { width: 2400, height: 1350 } as const
const shots: readonly Shot[] = [
  {
    svg: panorama({ seed: 'hero', light: 'manana', scale: 24, ...big }),
    from: { x: 0.5, y: 0.5, share: 0.98 },
    to: { x: 0.6, y: 0.46, share: 0.62 },
  },
  {
    svg: illustrate({ kind: 'galpon', seed: '5', light: 'mediodia', ...big }),
    from: { x: 0.42, y: 0.5, share: 0.62 },
    to: { x: 0.5, y: 0.5, share: 0.86 },
  },
  {
    svg: illustrate({ kind: 'room', seed: '2', light: 'manana', ...big }),
    from: { x: 0.5, y: 0.5, share: 0.94 },
    to: { x: 0.46, y: 0.5, share: 0.66 },
  },
  {
    svg: illustrate({ kind: 'entire', seed: '3', light: 'arrebol', ...big }),
    from: { x: 0.56, y: 0.5, share: 0.66 },
    to: { x: 0.5, y: 0.48, share: 0.8 },
  },
  {
    svg: panorama({ seed: 'tengo', light: 'noche', scale: 24, ...big }),
    from: { x: 0.62, y: 0.46, share: 0.62 },
    to: { x: 0.5, y: 0.5, share: 0.96 },
  },
]

const frames = Math.round(shots.length * sceneSeconds * fps)
const eased = (share: number) => share * share * (3 - 2 * share)
const between = (from: number, to: number, share: number) => from + (to - from) * share

const drawings = await Promise.all(
  shots.map(({ svg }) => sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
)

/**
 * Renders one frame of a shot; `share` is the camera's progress, slightly beyond both ends during a
 * cross-fade.
 */
const look = (index: number, share: number): Promise<Buffer> => {
  const { from, to } = shots[index]!
  const { data, info } = drawings[index]!
  const moved = eased(Math.min(1, Math.max(0, share)))
  const w = between(from.share, to.share, moved) * info.width
  const h = (w * height) / width
  const at = (middle: number, size: number, whole: number) =>
    Math.round(Math.min(whole - size, Math.max(0, middle * whole - size / 2)))
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .extract({
      left: at(between(from.x, to.x, moved), w, info.width),
      top: at(between(from.y, to.y, moved), h, info.height),
      width: Math.floor(w),
      height: Math.floor(h),
    })
    .resize(width, height, { kernel: 'cubic' })
    .raw()
    .toBuffer()
}

const tapeHeight = 12
const tapeColour = [255, 198, 31] as const
const inkColour = [16, 32, 28] as const

/** Draws the tape along the lower edge, which extends with the film; every tenth tick is a long one. */
const layTape = (frame: Buffer, share: number): void => {
  const end = Math.round(width * share)
  for (let x = 0; x < end; x += 1) {
    const tick = x % 10 < 2 ? (x % 100 < 10 ? tapeHeight : tapeHeight / 2) : 0
    for (let y = 0; y < tapeHeight; y += 1)
      frame.set(y < tick ? inkColour : tapeColour, ((height - tapeHeight + y) * width + x) * 3)
  }
}

const frameAt = async (number: number): Promise<Buffer> => {
  const time = number / fps
  const index = Math.min(shots.length - 1, Math.floor(time / sceneSeconds))
  const inShot = time - index * sceneSeconds
  const frame = await look(index, inShot / sceneSeconds)
  const fade = (inShot - (sceneSeconds - fadeSeconds)) / fadeSeconds
  if (fade > 0 && index + 1 < shots.length) {
    const next = await look(index + 1, 0)
    for (let at = 0; at < frame.length; at += 1) frame[at] = between(frame[at]!, next[at]!, fade)
  }
  layTape(frame, (number + 1) / frames)
  return frame
}

const to = (name: string) => fileURLToPath(new URL(name, folder))
const source = [
  '-f',
  'rawvideo',
  '-pix_fmt',
  'rgb24',
  '-s',
  `${width}x${height}`,
  '-r',
  String(fps),
  '-i',
  '-',
]
const h264 = [
  '-c:v',
  'libx264',
  '-preset',
  'medium',
  '-crf',
  '35',
  '-pix_fmt',
  'yuv420p',
  '-movflags',
  '+faststart',
]
const vp9 = [
  '-c:v',
  'libvpx-vp9',
  '-crf',
  '47',
  '-b:v',
  '0',
  '-row-mt',
  '1',
  '-cpu-used',
  '5',
  '-pix_fmt',
  'yuv420p',
]
const ffmpeg = spawn(
  'ffmpeg',
  ['-y', '-loglevel', 'error', ...source, ...h264, to('intro.mp4'), ...vp9, to('intro.webm')],
  { stdio: ['pipe', 'inherit', 'inherit'] },
)
for (let number = 0; number < frames; number += 1) {
  const frame = await frameAt(number)
  if (number === Math.round(fps * 4)) {
    const raw = { width, height, channels: 3 } as const
    await sharp(frame, { raw }).webp({ quality: 70, effort: 6 }).toFile(to('intro.webp'))
  }
  if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain')
}
ffmpeg.stdin.end()
const [code] = (await once(ffmpeg, 'close')) as [number]
if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
