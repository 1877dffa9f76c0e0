import { expect, it } from 'vitest'
import { Refused } from '../http/refused.ts'
import { readUpload } from './read-upload.ts'

const PDF = '%PDF-1.7'
const png = (width: number, height: number) => {
  const bytes = Buffer.alloc(24)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}
const jpeg = (width: number, height: number) => {
  const frame = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 11, 8, 0, 0, 0, 0, 1, 0])
  frame.writeUInt16BE(height, 13)
  frame.writeUInt16BE(width, 15)
  return frame
}
const read = (name: string, content: string | Buffer) =>
  readUpload(new File([typeof content === 'string' ? content : new Uint8Array(content)], name), 'file')
const refusalOf = async (name: string, content: string | Buffer) => {
  const thrown: unknown = await read(name, content).catch((error: unknown) => error)
  return thrown instanceof Refused ? [thrown.status, thrown.errors[0]?.message] : thrown
}

it.each([
  ['scan.pdf', PDF],
  ['Scan of 2027.03.04.PDF', PDF],
  ['St.Paul.pdf', PDF],
  ['scan', PDF],
  ['photo.jpeg', jpeg(4000, 3000)],
  ['photo.png', png(8000, 5000)],
  ['cut-off.png', png(1, 1).subarray(0, 20)],
  ['cut-off.jpg', jpeg(1, 1).subarray(0, 6)],
])('a file named %j is taken', async (name, content) => {
  expect((await read(name, content)).name).toBe(name)
})

it.each([
  ['scan.pdf', '', 'This file is empty.'],
  ['scan.png', PDF, 'This is a PDF file, but its name ends with .png. Rename it and send it again.'],
  ['scan.exe', PDF, 'This is a PDF file, but its name ends with .exe. Rename it and send it again.'],
  ['scan.exe.pdf', PDF, 'The name of this file has two endings. Rename it and send it again.'],
  ['scan.pdf.PDF', PDF, 'The name of this file has two endings. Rename it and send it again.'],
  [
    'scan\u0000.pdf',
    PDF,
    'The name of this file has characters that cannot be used. Rename it and send it again.',
  ],
  ['huge.png', png(8000, 5001), 'A picture can have at most 40 megapixels.'],
  ['huge.jpg', jpeg(65_000, 65_000), 'A picture can have at most 40 megapixels.'],
  ['text.pdf', 'text', 'Send a PDF, PNG, or JPEG file.'],
])('a file named %j is refused by its name or content', async (name, content, message) => {
  expect(await refusalOf(name, content)).toEqual([422, message])
})
