import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { neutralise, openRejects } from './rejects-file.ts'

it.each([
  ['=1+1', "'=1+1"],
  ['+HYPERLINK("x")', '\'+HYPERLINK("x")'],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1', "' =1"],
  ['\t=1', "'\t=1"],
  ['\rA', "'\rA"],
  ['＝1', "'＝1"],
  ['＠x', "'＠x"],
  ['-12.50', '-12.50'],
  ['+1', '+1'],
  ['A=1', 'A=1'],
  ['', ''],
])('%j is written %j', (cell, expected) => {
  expect(neutralise(cell)).toBe(expected)
})

it('no cell except a number begins with a formula character of spreadsheets', () => {
  const text = fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', ' ', '1', 'A', '.'),
  })
  fc.assert(
    fc.property(text, cell => {
      const written = neutralise(cell)
      expect(/^[=+\-@＝＋－＠\t\r]/.test(written.trimStart()) && !/^[+-]?[\d.]+$/.test(written)).toBe(false)
      expect(written.endsWith(cell)).toBe(true)
    }),
  )
})

it('the header comes first, also where two rows are refused at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairhaul-rejects-'))
  const path = join(folder, 'rejects.csv')
  const rejects = await openRejects(path)
  const refuse = (line: number) =>
    rejects.add('a.csv', line, 'row rejected', { column: null, value: null, reason: 'no name' })
  await Promise.all([refuse(2), refuse(3)])
  expect(await rejects.close()).toBe(2)
  expect(readFileSync(path, 'utf8')).toMatch(/^\ufefffile,line,.*\r\na\.csv,2,.*\r\na\.csv,3,.*\r\n$/)
  rmSync(folder, { recursive: true })
})

it('is made in a folder that is not there yet, as the data folder of a database on a server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairhaul-rejects-'))
  const path = join(folder, 'data', 'rejects.csv')
  const rejects = await openRejects(path)
  await rejects.add('a.csv', 2, 'row rejected', { column: null, value: null, reason: 'no name' })
  expect(await rejects.close()).toBe(1)
  expect(readFileSync(path, 'utf8')).toContain('a.csv,2,')
  rmSync(folder, { recursive: true })
})
