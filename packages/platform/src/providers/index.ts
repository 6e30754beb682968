// For the host and for tests only: the contexts and atoms that the hooks of this package read, to be set
// there.
export { readConsent, recordConsent, type Consent } from '../consent/consent.ts'
export { CaptchaContext } from '../captcha/use-captcha.ts'
export { pageChromeAtom, type PageChrome } from '../chrome/page-chrome.ts'
export { countryAtom, drawFor } from '../country/country-atom.ts'
export { noticesAtom, toastsAtom } from '../feedback/feedback-atoms.ts'
export type { AlertRequest, ConfirmRequest, OpenNotice, Toast } from '../feedback/feedback-atoms.ts'
export { useRequestReference } from '../feedback/request-reference.ts'
export { useLeaveForGood } from '../feedback/use-leave-question.ts'
export { SessionActionsContext, type SessionActions } from '../session/session-actions.ts'
export { loginRequestAtom, sessionAtom } from '../session/session-atom.ts'
export type { LoginRequest, SessionState } from '../session/session-atom.ts'
export * from '../state/index.ts'
export {
  createMemoryRouter,
  RouterProvider,
  ScrollRestoration,
  useMatches,
  useOutlet,
  useRouteError,
} from 'react-router-dom'
export type { RouteObject } from 'react-router-dom'
export { createPageIntl } from './create-page-intl.ts'
export { MessagesProvider } from './messages-provider.tsx'
export { PlatformProviders } from './platform-providers.tsx'
export { PathLocale } from '../router/use-path-locale.tsx'
export { coverDraftAtom, type CoverDraft } from '../cover/cover-draft.ts'
export { CoverPartsContext, type CoverPartProps, type CoverParts } from '../cover/cover-parts.ts'
export { SlotContext, type SlotProps } from '../remote/slot.tsx'
export { uploadAtom, type OpenUpload } from '../dialogs/upload-request.ts'
export { videoAtom, type VideoRequest } from '../dialogs/video-request.ts'
