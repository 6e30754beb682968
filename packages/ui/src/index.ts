/**
 * The components of the frame, those that several remotes need, and what styles are written with. Those of
 * few screens are in `./parts`; heavier ones have entries of their own: `./form`, `./overlay`, `./calendar`,
 * `./map`, `./signature`, `./upload`; icons are imported one by one from `./icons`. Components take all their
 * texts as props; those that render links take the router's link as `as`.
 */
export * from './core/layout.tsx'
export type { StyledComponent, StyledProps } from './system/styled-component.ts'
export { type AsProps, cx, linkTarget } from './system/polymorphic.ts'
export { css, styles, type StyleSlice, useStyles } from './system/use-styles.ts'
export { pressTarget } from './system/press-target.ts'
export { layerHistory } from './system/layer-history.ts'
export { useClosedByBack } from './system/use-closed-by-back.ts'
export { UiProvider, type UiProviderProps } from './system/provider.tsx'
export { createUiCache, type StyleCache } from './system/style-cache.ts'
export { useMapless } from './core/mapless.ts'
export { Container, type ContainerProps } from './core/container.tsx'
export { MailAddress } from './core/mail-address.tsx'
export { VisuallyHidden } from './core/visually-hidden.tsx'
export { Logo, LogoMark, type LogoMarkProps, type LogoProps } from './core/logo.tsx'
export { Button, type ButtonProps, type ButtonVariant } from './core/button/button.tsx'
export { IconButton, type IconButtonProps } from './core/button/icon-button.tsx'
export { TextLink, type TextLinkProps } from './core/button/text-link.tsx'
export {
  hatchFill,
  Tape,
  tapeFill,
  tapeMark,
  TapeProgress,
  type TapeProgressProps,
  type TapeProps,
} from './core/tape/tape.tsx'
export { ticks, ticksDown } from './system/ticks.ts'
export { Cota, type CotaProps } from './core/tape/cota.tsx'
export {
  Availability,
  type AvailabilityProps,
  Badge,
  type BadgeProps,
  type StatusTone,
} from './core/status/badge.tsx'
export { Avatar, type AvatarProps, initials } from './core/status/avatar.tsx'
export { Picture, type PictureProps, type PictureVariant, srcSetOf } from './core/picture/picture.tsx'
export { gallerySizes, photoSizes } from './core/picture/photo-sizes.ts'
export { coverPicture, coverSizes, type CoverPicture } from './core/picture/cover-picture.ts'
export { HeroCover, type HeroCoverProps } from './core/picture/hero-cover.tsx'
export { PriceText, type PriceTextProps } from './core/property/price-text.tsx'
export {
  type CardPrice,
  PropertyCard,
  type PropertyCardProps,
  PropertyCardSkeleton,
} from './core/property/property-card.tsx'
export { Panel, type PanelProps } from './core/structure/panel.tsx'
export { Section, type SectionProps } from './core/structure/section.tsx'
export {
  type Description,
  DescriptionList,
  type DescriptionListProps,
} from './core/structure/description-list.tsx'
export { DialogFrame, type DialogFrameProps } from './core/dialog/dialog-frame.tsx'
export { Alert, type AlertProps } from './core/feedback/alert.tsx'
export { Spinner, type SpinnerProps } from './core/spinner.tsx'
export { Delayed, type DelayedProps, Skeleton, type SkeletonProps } from './core/feedback/skeleton.tsx'
export { EmptyState, type EmptyStateProps } from './core/feedback/empty-state.tsx'
export { FailureNotice } from './core/feedback/failure-notice.tsx'
export { DetailContent, type FailureDetail } from './core/feedback/failure-detail.tsx'
export { ErrorPanel, type FailurePanelProps, RemoteFailed } from './core/feedback/failure-panel.tsx'
export { ToastTape, type ToastTapeProps } from './core/feedback/toast-tape.tsx'
export { type NavLinkItem, Navbar, type NavbarProps } from './core/navigation/navbar.tsx'
export { BottomMenu, type BottomMenuItem, type BottomMenuProps } from './core/navigation/bottom-menu.tsx'
export { Footer, type FooterColumn, type FooterProps } from './core/navigation/footer.tsx'
