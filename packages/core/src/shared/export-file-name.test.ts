import { holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { exportFileName } from './export-file-name.ts'

it.each([
  ['Dallas, TX 75201 to Atlanta, GA 30301', 'dallas-tx-75201-to-atlanta-ga-30301-2026-11-21.csv'],
  ['Nuevo León', 'nuevo-leon-2026-11-21.csv'],
  ['../../etc', 'etc-2026-11-21.csv'],
  ['東京', 'export-2026-11-21.csv'],
  ['', 'export-2026-11-21.csv'],
])('the export of %j has the file name %s', (title, name) =>
  expect(exportFileName(title, '2026-11-21')).toBe(name),
)

/** Characters of place names, and those that file systems reject. */
const title = fc
  .array(fc.constantFrom(...'aZ9 ,-./\\:*é東\u0301\uD800'.split('')), { maxLength: 120 })
  .map(all => all.join(''))

it('an export file name is valid on every system, whatever the title', () =>
  holds([title], title => /^[a-z0-9]+(-[a-z0-9]+)*\.csv$/.test(exportFileName(title, '2026-11-21'))))
