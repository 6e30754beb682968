// The part of a release that serving needs: no bundler comes with it.
export { appNames, remoteNames, shellName, workerFile } from '../apps.ts'
export { integrityOf } from './integrity.ts'
export { readManifest, type Manifest, type ReleasedFile } from './manifest.ts'
export { pointerPath, readPointer, type Pointer } from './pointer.ts'
