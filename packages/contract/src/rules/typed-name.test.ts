import { expect, test } from 'vitest'
import { isTypedName } from './typed-name.ts'

test('a typed signature is a name in letters that documents print', () => {
  const yes = [
    'Javiera Riquelme Soto',
    'J. R. Núñez-O’Higgins',
    'Ülő',
    'Li',
    'Иван Петров',
    'Łukasz',
    'Nguyễn',
    'Ελένη',
    // What phones make of a hyphen and of quotes is as good as in the name of a profile.
    'Núñez‑Ortega',
    'María “Coca” Soto',
    'Oʼhiggins',
    'María\u00A0José',
  ]
  const no = ['', '   ', 'A', '...', '12345', '李明', 'محمد', 'x\ny', '<b>ab</b>', '🙂🙂', 'An\u034Fa']
  expect(yes.filter((name) => !isTypedName(name))).toEqual([])
  expect(no.filter(isTypedName)).toEqual([])
})
