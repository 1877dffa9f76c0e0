import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Spool } from './spool.ts'
import { readForm } from './read-form.ts'
import { tooLarge } from './refused.ts'

let folder: string
let spool: Spool
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forms-'))
  spool = new Spool(folder)
})
afterEach(() => rmSync(folder, { recursive: true }))

async function* piecesOf(bytes: Uint8Array, size: number) {
  for (let from = 0; from < bytes.byteLength; from += size) yield bytes.subarray(from, from + size)
}

const read = async (body: Response, size = 7) =>
  (await readForm(
    piecesOf(new Uint8Array(await body.arrayBuffer()), size),
    body.headers.get('content-type') ?? '',
    spool,
  )) as Record<string, unknown>

const formOf = (parts: readonly (readonly [string, string | File])[]) => {
  const form = new FormData()
  for (const [name, value] of parts) form.append(name, value)
  return new Response(form)
}

describe('a form that is read as it comes', () => {
  it('has its fields by their brackets, and its files with name, type and bytes', async () => {
    const file = new File(['%PDF-1.7'], '../../Zürich "a"\n%41.pdf', { type: 'application/pdf' })
    const sent = await read(
      formOf([
        ['a[b][c]', 'x=1&y'],
        ['a[d]', 'é'],
        ['a[file]', file],
      ]),
    )
    const { file: found } = sent['a'] as { file: File }
    expect(sent).toMatchObject({ a: { b: { c: 'x=1&y' }, d: 'é' } })
    expect([found.name, found.type, await found.text()]).toEqual([
      '../../Zürich "a"\n%41.pdf',
      'application/pdf',
      '%PDF-1.7',
    ])
  })

  it('has an empty text where no file was chosen', async () => {
    expect(await read(formOf([['file', new File([], '')]]))).toEqual({ file: '' })
  })

  it('is on disk while it is there, and leaves nothing', async () => {
    const file = new File(['x'.repeat(100_000)], 'a.pdf')
    const sent = (await read(formOf([['file', file]]), 9_999)) as { readonly file: File }
    expect(sent.file.size).toBe(100_000)
    expect(readdirSync(folder)).toHaveLength(1)
    await spool.remove()
    expect(readdirSync(folder)).toEqual([])
  })

  const body = (text: string, type = 'multipart/form-data; boundary=b') =>
    new Response(text, { headers: { 'content-type': type } })

  it.each([
    ['is no form', body('x')],
    ['has no boundary', body('x', 'multipart/form-data')],
    ['ends too soon', body('--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nx')],
    [
      'ends within a file',
      body('--b\r\ncontent-disposition: form-data; name="a"; filename="a.pdf"\r\n\r\n%PDF'),
    ],
    ['has too many parts', formOf(Array.from({ length: 51 }, (_, at) => [`a${at}`, 'x']))],
    ['has too many files', formOf(Array.from({ length: 6 }, (_, at) => [`a${at}`, new File(['x'], 'a')]))],
  ])('is refused when it %s', async (_, sent) => {
    await expect(read(sent)).rejects.toMatchObject({
      status: 422,
      errors: [{ field: null, message: 'This is not a readable form.' }],
    })
  })

  it('is refused as reading its bytes is, also within a file', async () => {
    async function* cut() {
      yield Buffer.from('--b\r\ncontent-disposition: form-data; name="a"; filename="a.pdf"\r\n\r\n%PDF')
      throw tooLarge('Too much.')
    }
    await expect(readForm(cut(), 'multipart/form-data; boundary=b', spool)).rejects.toMatchObject({
      status: 413,
    })
  })
})
