import type { ExampleGroup } from '../example.ts'
import { button } from './actions/button.tsx'
import { iconButton } from './actions/icon-button.tsx'
import { heartButton } from './actions/heart-button.tsx'
import { textLink } from './actions/text-link.tsx'
import { holdCountdown } from './booking/hold-countdown.tsx'
import { hourSlots } from './booking/hour-slots.tsx'
import { legend } from './booking/legend.tsx'
import { monthCalendar } from './booking/month-calendar.tsx'
import { monthTape } from './booking/month-tape.tsx'
import { stepActions } from './booking/step-actions.tsx'
import { stepper } from './booking/stepper.tsx'
import { wizardFrame } from './booking/wizard-frame.tsx'
import { alert } from './feedback/alert.tsx'
import { emptyState } from './feedback/empty-state.tsx'
import { failureNotice } from './feedback/failure-notice.tsx'
import { failurePanel } from './feedback/failure-panel.tsx'
import { inView } from './feedback/in-view.tsx'
import { pageMissing } from './feedback/page-missing.tsx'
import { toastTape } from './feedback/toast-tape.tsx'
import { dropZone } from './files/drop-zone.tsx'
import { fileRow } from './files/file-row.tsx'
import { signatureField } from './files/signature-field.tsx'
import { signingField } from './files/signing-field.tsx'
import { uploadDialog } from './files/upload-dialog.tsx'
import { checkbox } from './form/checkbox.tsx'
import { field } from './form/field.tsx'
import { formAlert } from './form/form-alert.tsx'
import { passwordInput } from './form/password-input.tsx'
import { radioGroup } from './form/radio-group.tsx'
import { segmentedControl } from './form/segmented-control.tsx'
import { select } from './form/select.tsx'
import { switchExample } from './form/switch.tsx'
import { textInput } from './form/text-input.tsx'
import { textarea } from './form/textarea.tsx'
import { boxes } from './foundations/boxes.tsx'
import { container } from './foundations/container.tsx'
import { cota } from './foundations/cota.tsx'
import { grids } from './foundations/grids.tsx'
import { logo } from './foundations/logo.tsx'
import { tape } from './foundations/tape.tsx'
import { texts } from './foundations/texts.tsx'
import { visuallyHidden } from './foundations/visually-hidden.tsx'
import { iconsExample } from './icons/icons.tsx'
import { pinMap } from './map/pin-map.tsx'
import { propertyMap } from './map/property-map.tsx'
import { searchMap } from './map/search-map.tsx'
import { bottomMenu } from './navigation/bottom-menu.tsx'
import { breadcrumbs } from './navigation/breadcrumbs.tsx'
import { footer } from './navigation/footer.tsx'
import { navbar } from './navigation/navbar.tsx'
import { pagination } from './navigation/pagination.tsx'
import { userMenu } from './navigation/user-menu.tsx'
import { confirmDialog } from './overlay/confirm-dialog.tsx'
import { dialogFrame } from './overlay/dialog-frame.tsx'
import { dialog } from './overlay/dialog.tsx'
import { menu } from './overlay/menu.tsx'
import { popover } from './overlay/popover.tsx'
import { toaster } from './overlay/toaster.tsx'
import { videoDialog } from './overlay/video-dialog.tsx'
import { gallery } from './pictures/gallery.tsx'
import { heroCover } from './pictures/hero-cover.tsx'
import { lightbox } from './pictures/lightbox.tsx'
import { panorama } from './pictures/panorama.tsx'
import { picture } from './pictures/picture.tsx'
import { leaseTape } from './property/lease-tape.tsx'
import { movingCostList } from './property/moving-cost-list.tsx'
import { priceBox } from './property/price-box.tsx'
import { priceText } from './property/price-text.tsx'
import { cardFrame } from './property/card-frame.tsx'
import { propertyCard } from './property/property-card.tsx'
import { roomRow } from './property/room-row.tsx'
import { servicesGrid } from './property/services-grid.tsx'
import { avatar } from './status/avatar.tsx'
import { badge } from './status/badge.tsx'
import { filterChip } from './status/filter-chip.tsx'
import { placeholder } from './status/placeholder.tsx'
import { portrait } from './status/portrait.tsx'
import { skeleton } from './status/skeleton.tsx'
import { spinner } from './status/spinner.tsx'
import { descriptionList } from './structure/description-list.tsx'
import { mailAddress } from './structure/mail-address.tsx'
import { panel } from './structure/panel.tsx'
import { section } from './structure/section.tsx'
import { table } from './structure/table.tsx'
import { tabs } from './structure/tabs.tsx'

/** Everything that the gallery shows, in the order of its contents. */
export const groups: readonly ExampleGroup[] = [
  { id: 'foundations', examples: [boxes, grids, texts, container, tape, cota, logo, visuallyHidden] },
  { id: 'actions', examples: [button, iconButton, heartButton, textLink] },
  { id: 'status', examples: [badge, filterChip, avatar, portrait, spinner, skeleton, placeholder] },
  { id: 'structure', examples: [panel, section, descriptionList, mailAddress, table, tabs] },
  {
    id: 'feedback',
    examples: [alert, emptyState, failurePanel, failureNotice, inView, pageMissing, toastTape],
  },
  { id: 'pictures', examples: [picture, gallery, lightbox, panorama, heroCover] },
  {
    id: 'property',
    examples: [
      propertyCard,
      cardFrame,
      priceText,
      priceBox,
      movingCostList,
      roomRow,
      servicesGrid,
      leaseTape,
    ],
  },
  {
    id: 'booking',
    examples: [monthCalendar, monthTape, hourSlots, legend, stepper, stepActions, wizardFrame, holdCountdown],
  },
  { id: 'navigation', examples: [navbar, bottomMenu, footer, userMenu, breadcrumbs, pagination] },
  {
    id: 'form',
    examples: [
      textInput,
      passwordInput,
      select,
      textarea,
      checkbox,
      switchExample,
      radioGroup,
      segmentedControl,
      field,
      formAlert,
    ],
  },
  { id: 'overlay', examples: [dialog, dialogFrame, confirmDialog, menu, popover, toaster, videoDialog] },
  { id: 'map', examples: [searchMap, propertyMap, pinMap] },
  { id: 'files', examples: [dropZone, fileRow, uploadDialog, signatureField, signingField] },
  { id: 'icons', examples: [iconsExample] },
]
