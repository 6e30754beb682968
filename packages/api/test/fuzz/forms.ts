import * as fc from 'fast-check'

const disguises = [
  '/./',
  '//',
  '/%2e/',
  '/x/../',
  '/x/%2E%2e/',
  '\\',
  '/\\',
  '%2f',
  '%5C',
  '/%00',
  '/;a=b/',
  '/%252e/',
  '/..%2f',
]

/** A path with some of its slashes in disguise, in front of it perhaps an origin or nothing, behind it anything. */
export const formOf = (path: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom('', '', '', '/', 'http://localhost', 'HTTP://a:b@other.example:1', 'x://[::1]'),
      path.chain((plain) => {
        const [, ...segments] = plain.split('/')
        const slash = fc.oneof(fc.constant('/'), fc.constantFrom(...disguises))
        return fc
          .array(slash, { minLength: segments.length, maxLength: segments.length })
          .map((slashes) => segments.map((segment, index) => slashes[index]! + segment).join(''))
      }),
      fc.oneof(
        fc.constant(''),
        fc.constantFrom('?', '#', '?a[b][c]=1', '?a=%', '/.', '/..', '%', '/%zz', '?__proto__=1'),
      ),
    )
    .map((parts) => parts.join(''))

/** Lists and objects in each other, from shallow to deeper than a stack. */
export const deepJson: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(1, 31, 32, 33, 200, 20_000, 100_000), fc.boolean(), fc.boolean())
  .map(([depth, lists, whole]) => {
    const [open, close] = lists ? ['[', ']'] : ['{"a":', '}']
    return open.repeat(depth) + (lists ? '' : '1') + (whole ? close.repeat(depth) : '')
  })
