import { expect, test } from 'vitest'
import { isTypedName } from './typed-name.ts'

test('a typed signature is a name in letters that the script face has', () => {
  const yes = ['Javiera Riquelme Soto', 'J. R. Núñez-O’Higgins', 'Ülő', 'Li']
  const no = ['', '   ', 'A', '...', '12345', 'Иван Петров', '李明', 'x\ny', '<b>ab</b>', '🙂🙂', 'Łukasz']
  expect(yes.filter((name) => !isTypedName(name))).toEqual([])
  expect(no.filter(isTypedName)).toEqual([])
})
