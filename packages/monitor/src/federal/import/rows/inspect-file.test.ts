import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { inspectFile } from './inspect-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'fairhaul-inspect-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const path = join(folder, 'census.csv')

it.each<[string, Buffer, RegExp]>([
  ['an empty file', Buffer.alloc(0), /it is empty/],
  ['a .zip', Buffer.from('PK\u0003\u0004rest'), /\.zip/],
  ['gzip', Buffer.from([0x1f, 0x8b, 8, 0]), /gzip/],
  ['UTF-16 with a mark', Buffer.from('\ufeffdot_number', 'utf16le'), /UTF-16.*iconv/],
  ['UTF-16 without one', Buffer.from('dot_number,legal_name', 'utf16le'), /UTF-16/],
  ['a web page', Buffer.from(' <html><title>Sign in</title></html>'), /^it is a web page \("Sign in"\)/],
  ['binary data', Buffer.from('dot_number\u0000legal_name,dba_name'), /binary/],
])('%s is refused', async (_, content, reason) => {
  writeFileSync(path, content)
  await expect(inspectFile(path)).rejects.toThrow(reason)
})

it('a missing file and a folder are refused', async () => {
  mkdirSync(join(folder, 'inner'))
  await expect(inspectFile(join(folder, 'none.csv'))).rejects.toThrow('there is no such file')
  await expect(inspectFile(join(folder, 'inner'))).rejects.toThrow('it is a folder')
})

it('a text is taken, with its size and the day it was last changed', async () => {
  writeFileSync(path, '\ufeffdot_number\n')
  utimesSync(path, new Date('2026-10-02T12:00:00Z'), new Date('2026-10-02T12:00:00Z'))
  expect(await inspectFile(path)).toEqual({ path, bytes: 14, modifiedOn: new Date('2026-10-02T12:00:00Z') })
})
