// What is needed to serve a release, without the bundler.
export { isRemoteName, shellName, workerFile } from '../apps.ts'
export { integrityOf } from './integrity.ts'
export { manifestFile, readReleaseManifest, type Manifest, type ReleasedFile } from './manifest.ts'
export { prune } from './releases.ts'
export { pointerPath, readPointer, writePointer, type Pointer } from './pointer.ts'
