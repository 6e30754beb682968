import { Box, List, ListItem, Tape, Text } from '@metrolibre/ui'
import { TextInput } from '@metrolibre/ui/form'
import { MagnifyingGlass } from '@metrolibre/ui/icons'
import { useState } from 'react'
import { type Address, hrefOf } from '../address/address.ts'
import { type Example, type ExampleGroup, slugOf } from '../example.ts'
import { groups } from '../examples/index.ts'
import { useGalleryTexts } from '../texts/use-say.ts'

const matches = (typed: string) => (example: Example) =>
  example.names.some((name) => name.toLowerCase().includes(typed.trim().toLowerCase()))

/** All components by purpose, with a field that narrows them down by name. */
export function Contents({ address }: { address: Address }) {
  const say = useGalleryTexts()
  const [typed, setTyped] = useState('')
  const found = groups
    .map((group): ExampleGroup => ({ ...group, examples: group.examples.filter(matches(typed)) }))
    .filter(({ examples }) => examples.length > 0)
  return (
    <>
      <TextInput
        compact
        labelHidden
        type="search"
        label={say('gallery.page.find')}
        placeholder={say('gallery.page.find')}
        prefix={<MagnifyingGlass />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {found.length === 0 && (
        <Text as="output" display="block" color="fg.muted" mt="16px">
          {say('gallery.page.nothingFound', { typed })}
        </Text>
      )}
      {found.map(({ id, examples }) => (
        <Box key={id} mt="20px">
          <Entry
            href={hrefOf({ ...address, group: id, component: undefined })}
            current={address.group === id && address.component === undefined}
            strong
          >
            {say(`gallery.group.${id}`)}
          </Entry>
          <List>
            {examples.map((example) => {
              const component = slugOf(example)
              return (
                <ListItem key={component}>
                  <Entry
                    href={hrefOf({ ...address, group: id, component })}
                    current={address.group === id && address.component === component}
                  >
                    {example.title ?? example.names[0]}
                  </Entry>
                </ListItem>
              )
            })}
          </List>
        </Box>
      ))}
    </>
  )
}

interface EntryProps {
  href: string
  current: boolean
  strong?: boolean
  children: string
}

function Entry({ href, current, strong, children }: EntryProps) {
  return (
    <Box
      as="a"
      display="block"
      py="5px"
      fontSize="sm"
      fontWeight={strong || current ? 680 : 480}
      color={strong || current ? 'fg' : 'fg.muted'}
      textDecoration="none"
      _hover={{ textDecoration: 'underline' }}
      {...{ href, 'aria-current': current ? 'page' : undefined }}
    >
      {children}
      {current && <Tape height={6} unit={8} />}
    </Box>
  )
}
