import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { FileDrop } from './FileDrop.tsx'
import { bytesText, fileProblem } from './file-problem.ts'

afterEach(cleanup)

const Field = () => {
  const [file, setFile] = useState<File | null>(null)
  return <FileDrop label="Evidence" accept=".pdf,image/*" maxBytes={10} file={file} onFile={setFile} />
}
const pdf = (name: string, size = 3) => new File(['x'.repeat(size)], name, { type: 'application/pdf' })

it('takes a picked file, and lets go of it', async () => {
  const user = userEvent.setup()
  render(<Field />)
  await user.upload(screen.getByLabelText('Evidence'), pdf('letter.pdf'))
  expect(screen.getByText('letter.pdf')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove letter.pdf' }))
  expect(screen.queryByText('letter.pdf')).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Evidence'))
})

const drop = (file: File) => {
  const zone = screen.getByText('Choose a file').closest('div')
  if (!zone) throw new Error('no zone')
  const event = createEvent.drop(zone)
  Object.defineProperty(event, 'dataTransfer', { value: { files: [file] } })
  fireEvent(zone, event)
}

it('takes a dropped file', () => {
  render(<Field />)
  drop(pdf('letter.PDF'))
  expect(screen.getByText('letter.PDF')).toBeTruthy()
})

it.each([
  [pdf('letter.pdf', 11), 'The file is larger than 10 bytes.'],
  [new File(['x'], 'run.exe'), 'This kind of file is not taken here. Choose one of .pdf, image/*.'],
])('says why it does not take a file', (file, words) => {
  render(<Field />)
  drop(file)
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByText('Choose a file')).toBeTruthy()
  expect(screen.getByLabelText('Evidence').getAttribute('aria-invalid')).toBe('true')
})

it.each([
  ['', undefined],
  ['image/*', undefined],
  ['image/png', undefined],
  ['.png, .pdf', undefined],
  ['.pdf', 'wrong-kind'],
  ['text/plain', 'wrong-kind'],
])('a small picture against %j', (accept, kind) => {
  expect(fileProblem({ name: 'a.png', type: 'image/png', size: 5 }, { accept })?.kind).toBe(kind)
})

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1500, '1.5 kB'],
  [48_000, '48 kB'],
  [5_000_000, '5 MB'],
])('%i bytes are %s', (bytes, words) => expect(bytesText(bytes)).toBe(words))
