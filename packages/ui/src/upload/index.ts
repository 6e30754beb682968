/** Taking files: where they are dropped, and one row for each. */
export { DropZone, type DropZoneProps, type Rejected, type RejectionReason } from './drop-zone.tsx'
export { FileRow, type FileRowProps } from './file-row.tsx'
