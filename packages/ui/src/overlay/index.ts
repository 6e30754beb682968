/**
 * Everything that floats over a page. These components are controlled wherever possible: the caller holds
 * their open state.
 */
export { Dialog, type DialogProps, Sheet } from './dialog.tsx'
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'
export { Menu, type MenuItem, type MenuProps } from './menu.tsx'
export { Popover, type PopoverProps } from './popover.tsx'
export { type Toast, Toaster, type ToasterProps } from './toaster.tsx'
export { VideoDialog, type VideoDialogProps, type VideoSource, type VideoTrack } from './video-dialog.tsx'
