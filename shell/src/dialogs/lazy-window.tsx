import { lazyPart, type FailedProps, type LazyPart } from '@metrolibre/platform/browser'
import { WithTexts } from '@metrolibre/platform/texts'
import type { ComponentType } from 'react'
import { loadWindowTexts, windowTexts } from './texts.ts'

/** A window whose code and texts are loaded together, when it is first opened or ahead of that. */
export const lazyWindow = <P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  Failed: ComponentType<FailedProps<P>>,
): LazyPart<P> =>
  lazyPart(async () => {
    const [{ default: Window }] = await Promise.all([load(), loadWindowTexts()])
    return {
      default: (props: P) => (
        <WithTexts texts={windowTexts}>
          <Window {...props} />
        </WithTexts>
      ),
    }
  }, Failed)
