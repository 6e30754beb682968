import { useIntl } from '@metrolibre/platform'
import { chakra, Flex } from '@metrolibre/ui'
import { outsideLook, panelLooks } from '../../panel/looks.ts'

const marks = ['booking', 'hold', 'block'] as const

/** Explains what the tape shows. */
export function Marks() {
  const { formatMessage } = useIntl()
  const shown = [
    ...marks.map((mark) => ({ mark, style: panelLooks[mark] })),
    { mark: 'free' as const, style: { background: 'var(--colors-bg-subtle)' } },
    { mark: 'outside' as const, style: { background: outsideLook } },
  ]
  return (
    <Flex as="ul" aria-hidden listStyleType="none" p="0" mt="8px" gap="8px 20px" wrap="wrap">
      {shown.map(({ mark, style }) => (
        <Flex as="li" key={mark} gap="8px" align="center" textStyle="small" color="fg.muted">
          <chakra.span w="22px" h="14px" borderRadius="3px" style={style} />
          {formatMessage({ id: `mfe-owners.panel.calendar.${mark}` })}
        </Flex>
      ))}
    </Flex>
  )
}
