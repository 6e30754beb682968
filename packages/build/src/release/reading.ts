// What is needed to serve a release, without the bundler.
export { isRemoteName, shellName, workerFile } from '../apps.ts'
export { integrityOf } from './integrity.ts'
export { readManifest, type Manifest, type ReleasedFile } from './manifest.ts'
export { pointerPath, readPointer, type Pointer } from './pointer.ts'
