import { expect, test } from 'vitest'
import { toFileName } from './to-file-name'

test.each([
  ['第三課', '第三課.csv', 'Japanese names stay'],
  ['../../etc/passwd', '--..-etc-passwd.csv', 'no path out of the folder'],
  ['..', '-.csv', 'no hidden file'],
  ['a\tb"c', 'a-b-c.csv', 'nothing that a system forbids'],
  ['x'.repeat(200), `${'x'.repeat(60)}.csv`, 'not longer than file systems take'],
  ['𠮟'.repeat(70), `${'𠮟'.repeat(60)}.csv`, 'and not half a character'],
])('%s is saved as %s: %s', (name, fileName) => {
  expect(toFileName(name, 'csv')).toBe(fileName)
})
