import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { readArguments } from './arguments.ts'

const read = (args: string[], environment: Record<string, string> = {}) =>
  readArguments(args, environment, '2026-11-21')

it('files alone are read with the defaults', () => {
  const data = resolve('.fairhaul/data')
  expect(read(['a.csv', 'b.csv', 'a.csv'])).toEqual({
    kind: 'import',
    files: [resolve('a.csv'), resolve('b.csv')],
    dataFolder: data,
    rejects: resolve(data, 'import-rejects.csv'),
    rowsPerBatch: 5000,
    asOf: undefined,
    encoding: 'utf-8',
    isWhole: false,
  })
})

it('the data folder is the one named, else that of FAIRHAUL_DATA', () => {
  expect(read(['a.csv'], { FAIRHAUL_DATA: '/d' })).toMatchObject({ dataFolder: '/d' })
  expect(read(['a.csv', '--data', '/e'], { FAIRHAUL_DATA: '/d' })).toMatchObject({ dataFolder: '/e' })
})

it('every option is read', () => {
  expect(
    read([
      'a.csv',
      '--as-of',
      '2026-11-01',
      '--encoding',
      'Windows-1252',
      '--rejects',
      'r.csv',
      '--batch',
      '10',
      '--kind',
      'li-carrier',
      '--whole',
    ]),
  ).toMatchObject({
    asOf: '2026-11-01',
    fileKind: 'li-carrier',
    encoding: 'windows-1252',
    isWhole: true,
    rejects: resolve('r.csv'),
    rowsPerBatch: 10,
  })
  expect(read(['--help'])).toEqual({ kind: 'help' })
})

it.each([
  [[], /at least one file/],
  [['a.csv', '--colour'], /--colour/],
  [['a.csv', '--batch', '0'], /--batch/],
  [['a.csv', '--batch', 'x'], /--batch/],
  [['a.csv', '--as-of', '2026-11-22'], /--as-of/],
  [['a.csv', '--as-of', '2026-02-30'], /--as-of/],
  [['a.csv', '--as-of', '11/01/2026'], /--as-of/],
  [['a.csv', '--encoding', 'utf-16'], /--encoding/],
  [['a.csv', '--kind', 'li'], /--kind is one of sms-census, .*li-revocation/],
  [['a.csv', '--rejects', 'a.csv'], /would replace/],
])('%j is a usage error', (args, reason) => {
  expect(read(args)).toMatchObject({ kind: 'misused', reason: expect.stringMatching(reason) })
})
