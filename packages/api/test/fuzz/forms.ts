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

/**
 * Returns an arbitrary for a path in which some slashes are disguised, perhaps with an origin before and a
 * suffix after it.
 */
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

/** Nested lists or objects, from shallow ones to some that are deeper than a call stack. */
export const deepJson: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(1, 31, 32, 33, 200, 20_000, 100_000), fc.boolean(), fc.boolean())
  .map(([depth, lists, whole]) => {
    const [open, close] = lists ? ['[', ']'] : ['{"a":', '}']
    return open.repeat(depth) + (lists ? '' : '1') + (whole ? close.repeat(depth) : '')
  })
