// The shell's server bundle: it provides its instances to the remotes' bundles and renders pages around them.
import * as apiClientCore from '@metrolibre/api-client/core'
import * as platform from '@metrolibre/platform'
import * as platformFavourites from '@metrolibre/platform/favourites'
import * as platformForms from '@metrolibre/platform/forms'
import * as ui from '@metrolibre/ui'
import * as uiForm from '@metrolibre/ui/form'
import * as uiOverlay from '@metrolibre/ui/overlay'
import * as uiCalendar from '@metrolibre/ui/calendar'
import * as uiMap from '@metrolibre/ui/map'
import * as uiSignature from '@metrolibre/ui/signature'
import * as uiUpload from '@metrolibre/ui/upload'
import * as react from 'react'
import * as reactDom from 'react-dom'
import * as jsxRuntime from 'react/jsx-runtime'

const shared: Record<string, object> = {
  react,
  'react-dom': reactDom,
  'react/jsx-runtime': jsxRuntime,
  '@metrolibre/api-client/core': apiClientCore,
  '@metrolibre/platform': platform,
  '@metrolibre/platform/favourites': platformFavourites,
  '@metrolibre/platform/forms': platformForms,
  '@metrolibre/ui': ui,
  '@metrolibre/ui/upload': uiUpload,
  '@metrolibre/ui/signature': uiSignature,
  '@metrolibre/ui/map': uiMap,
  '@metrolibre/ui/calendar': uiCalendar,
  '@metrolibre/ui/overlay': uiOverlay,
  '@metrolibre/ui/form': uiForm,
}

Object.assign(globalThis, { __shared: shared })

export { configureServer } from './app/server/configure-server.ts'
export { renderPage } from './app/server/render-page.tsx'
