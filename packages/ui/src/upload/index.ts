/** Components for uploading files: the drop zone, a row per file, and the dialog that combines them. */
export { DropZone, type DropZoneProps, type Rejected, type RejectionReason } from './drop-zone.tsx'
export { FileRow, type FileRowProps } from './file-row.tsx'
export { UploadDialog, type UploadDialogProps } from './upload-dialog.tsx'
export { isTooLarge } from './prepare/limits.ts'
export { preparePicture } from './prepare/prepare-picture.ts'
/** The name by which remotes of earlier versions, which get this package from the shell, call it. */
export { preparePicture as asJpeg } from './prepare/prepare-picture.ts'
export { isReadable } from './is-readable.ts'
export type { UploadTexts } from './upload-texts.ts'
export type { Upload, UploadOptions } from './use-uploads.ts'
