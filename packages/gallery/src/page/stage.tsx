import { Box, Panel } from '@metrolibre/ui'
import { type Address, hrefOf } from '../address/address.ts'
import type { State } from '../example.ts'
import { useGalleryTexts } from '../texts/use-say.ts'
import { StateFrame } from './state-frame.tsx'

/** What a dialog or a menu needs when it is shown in a window of its own. */
const openHeight = 640

interface Props {
  /** Of the component. */
  address: Address
  state: State
  level: 2 | 3
}

/** One state under its name: on the page itself, or in a window of the chosen width. */
export function ExampleStage({ address, state, level }: Props) {
  const { id, Show, flush, opens, window: own } = state
  const title = useGalleryTexts()(`gallery.state.${id}`)
  const Heading = `h${level}` as const
  const framed = address.width !== undefined || own !== undefined
  return (
    <Box as="section" mt="28px" minW={0}>
      <Box as={Heading} textStyle="label" color="fg.muted" mb="10px">
        {title}
      </Box>
      <Panel clip={flush || framed}>
        <Box p={flush || framed ? 0 : { base: '16px', md: '28px' }} data-opens={opens ? '' : undefined}>
          {framed ? (
            <StateFrame
              title={title}
              href={hrefOf({ ...address, width: undefined, state: id })}
              width={address.width ?? own?.width}
              height={own?.height ?? (opens ? openHeight : undefined)}
            />
          ) : (
            <Show title={title} />
          )}
        </Box>
      </Panel>
    </Box>
  )
}
