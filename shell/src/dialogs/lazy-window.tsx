import { lazyPart, type FailedProps, type LazyPart } from '@metrolibre/platform/browser'
import { localeOfPath } from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import type { ComponentType } from 'react'
import { dialogTexts } from './texts.ts'

/** A window whose code and texts are loaded together, when it is first opened or ahead of that. */
export const lazyWindow = <P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  Failed: ComponentType<FailedProps<P>>,
  texts = dialogTexts,
): LazyPart<P> =>
  lazyPart(async () => {
    const [{ default: Window }] = await Promise.all([load(), texts.load(localeOfPath(location.pathname))])
    return {
      default: (props: P) => (
        <WithTexts texts={texts}>
          <Window {...props} />
        </WithTexts>
      ),
    }
  }, Failed)
