/**
 * Components of a few screens. The host does not share this entry: each remote bundles the parts it uses, so
 * that no page loads the others. Parts import what they need from `@metrolibre/ui`, which the host shares.
 */
export { BackButton } from './back-button.tsx'
export { BookingWidget, type BookingWidgetProps } from './booking-widget/booking-widget.tsx'
export { type WidgetPage, type WidgetPrefill } from './booking-widget/widget-address.ts'
export { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs.tsx'
export { FilterChip, type FilterChipProps } from './filter-chip.tsx'
export { Gallery, type GalleryImage, type GalleryProps } from './gallery.tsx'
export { HoldCountdown, type HoldCountdownProps } from './hold-countdown.tsx'
export { type LeaseStretch, LeaseTape, type LeaseTapeProps } from './lease-tape.tsx'
export { PageMissing, type PageMissingProps } from './page-missing.tsx'
export { Pagination, type PaginationProps } from './pagination.tsx'
export { Placeholder, type PlaceholderProps } from './placeholder.tsx'
export { PriceLine, PriceTotal } from './price-box.tsx'
export { RoomRow, type RoomRowProps } from './room-row.tsx'
export { type Service, ServicesGrid } from './services-grid.tsx'
export { StepActions, type StepActionsProps } from './step-actions.tsx'
export { Stepper, type StepperProps } from './stepper.tsx'
export { Table, type TableColumn, type TableProps } from './table.tsx'
export { type TabLink, Tabs, type TabsProps } from './tabs.tsx'
export { UserMenu, type UserMenuItem, type UserMenuProps } from './user-menu.tsx'
export { WizardFrame, type WizardFrameProps } from './wizard-frame.tsx'
