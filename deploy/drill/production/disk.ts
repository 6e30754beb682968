import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  rmSync,
  statfsSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { idsOf, makeFolder } from './folders.ts'

/** A disk of its own for a machine, which can be filled. */
export interface Disk {
  readonly fill: () => void
  readonly free: () => void
  readonly close: () => void
}

const bytes = 1.5 * 2 ** 30

/** Mounts a file as a disk at a folder. Returns undefined where that is not allowed; the folder is then a usual one. */
export function openDisk(folder: string): Disk | undefined {
  const image = `${folder}.disk`
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'ignore' })
  try {
    // Of a drill that was killed.
    run('umount', '-l', folder)
  } catch {
    // Usually there is none.
  }
  makeFolder(folder)
  try {
    writeFileSync(image, '')
    truncateSync(image, bytes)
    run('mkfs.ext4', '-q', '-F', '-m', '0', image)
    run('mount', '-o', 'loop', image, folder)
  } catch {
    rmSync(image, { force: true })
    return undefined
  }
  chownSync(folder, ...idsOf('postgres'))
  chmodSync(folder, 0o700)
  const ballast = join(folder, 'ballast')
  return {
    fill: () => {
      const { bavail, bsize } = statfsSync(folder)
      run('fallocate', '-l', String(Math.floor(bavail * bsize * 0.95)), ballast)
      fillRest(ballast)
    },
    free: () => rmSync(ballast, { force: true }),
    close: () => {
      run('umount', '-l', folder)
      rmSync(image, { force: true })
    },
  }
}

/** Adds to a file until there is no space left, which can't be known exactly beforehand. */
function fillRest(file: string): void {
  const chunk = Buffer.alloc(2 ** 20)
  for (;;)
    try {
      appendFileSync(file, chunk)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return
      throw error
    }
}
