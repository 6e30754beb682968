import { expect, it } from 'vitest'
import { element, jsonBlock } from './markup.ts'

it('escapes attributes and leaves out those without a value', () => {
  expect(element('meta', { content: '"><script>', name: undefined })).toBe(
    '<meta content="&quot;&gt;&lt;script&gt;">',
  )
})

it('prevents data from closing its own script element', () => {
  const block = jsonBlock({ text: '</script><!-- \u2028' }, { id: 'state' })
  expect(block.indexOf('</script>')).toBe(block.length - '</script>'.length)
  expect(JSON.parse(block.slice(block.indexOf('{'), block.lastIndexOf('<')))).toEqual({
    text: '</script><!-- \u2028',
  })
})
