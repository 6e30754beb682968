import { FormattedMessage } from '@metrolibre/platform'
import { chakra, Flex } from '@metrolibre/ui'

const Key = chakra('kbd', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minW: '24px',
    h: '22px',
    px: '6px',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: '5px',
    fontSize: '12px',
    fontFamily: 'inherit',
    fontWeight: 600,
    color: 'fg.muted',
  },
})

/** The keys of the search. Hidden where there is usually no keyboard. */
export const Keys = () => (
  <Flex
    display={{ base: 'none', md: 'flex' }}
    gap="4"
    wrap="wrap"
    mt="4"
    pt="3"
    borderTopWidth="1px"
    borderColor="border"
    textStyle="small"
    color="fg.muted"
  >
    <Flex as="span" gap="6px" align="center">
      <Key>↑</Key> <Key>↓</Key> <FormattedMessage id="shell.find.move" />
    </Flex>
    <Flex as="span" gap="6px" align="center">
      <Key>↵</Key> <FormattedMessage id="shell.find.open" />
    </Flex>
    <Flex as="span" gap="6px" align="center">
      <Key>Ctrl</Key> <Key>↵</Key> <FormattedMessage id="shell.find.openTab" />
    </Flex>
  </Flex>
)
