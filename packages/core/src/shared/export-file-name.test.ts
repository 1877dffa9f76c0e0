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
])('%j is the file %s', (title, name) => expect(exportFileName(title, '2026-11-21')).toBe(name))

/** What names of places have in them, and what file systems trip over. */
const title = fc
  .array(fc.constantFrom(...'aZ9 ,-./\\:*é東\u0301\uD800'.split('')), { maxLength: 120 })
  .map(all => all.join(''))

it('is a name that every system takes, whatever the words', () =>
  holds([title], title => /^[a-z0-9]+(-[a-z0-9]+)*\.csv$/.test(exportFileName(title, '2026-11-21'))))
