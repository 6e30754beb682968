import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { Box, chakra, Flex, hatchFill, Heading, Panel, ticks } from '@metrolibre/ui'
import { CheckCircleFill, Ruler } from '@metrolibre/ui/icons'

const looks = ['measures', 'supplies', 'rules', 'papers'] as const

const lines = (length: string, every: string) =>
  ticks({ every, length, color: 'var(--colors-border-strong)' })
/** A piece of tape without a range on it: its marks over hatching. */
const unmeasured = [
  lines('26px', 'calc(5 * round(up, 2%, 1px))'),
  lines('12px', 'round(up, 2%, 1px)'),
  hatchFill,
].join(', ')

/** For places without an estimate: an inspector has to see them. Says what is looked at. */
export function Inspector() {
  const { formatMessage } = useIntl()
  return (
    <>
      <Panel padded>
        <Box aria-hidden>
          <Box h="84px" borderRadius="12px" style={{ background: unmeasured }} />
          <Flex justify="space-between" mt="8px" textStyle="measure" color="fg.subtle">
            {['start', 'end'].map((side) => (
              <span key={side}>{formatMessage({ id: 'mfe-owners.listing.inspector.unmeasured' })}</span>
            ))}
          </Flex>
        </Box>
        <Flex gap="16px" align="center" mt="18px">
          <Box color="fg.link">
            <Ruler size={28} />
          </Box>
          <FormattedMessage id="mfe-owners.listing.inspector.note" />
        </Flex>
      </Panel>
      <Box as="section" mt="36px">
        <Heading as="h2" textStyle="sub" mb="12px">
          <FormattedMessage id="mfe-owners.listing.inspector.looks" />
        </Heading>
        <chakra.ul listStyleType="none" p="0" borderBottomWidth="1px" borderColor="border">
          {looks.map((look) => (
            <chakra.li
              key={look}
              display="flex"
              gap="12px"
              py="14px"
              borderTopWidth="1px"
              borderColor="border"
            >
              <Box color="fg.link">
                <CheckCircleFill />
              </Box>
              {formatMessage({ id: `mfe-owners.listing.inspector.${look}` })}
            </chakra.li>
          ))}
        </chakra.ul>
      </Box>
    </>
  )
}
