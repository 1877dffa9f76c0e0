import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { bytesText, FileDrop } from './FileDrop.tsx'

afterEach(cleanup)

const Field = () => {
  const [file, setFile] = useState<File | null>(null)
  const problemOf = ({ size }: File) => (size > 10 ? 'This file is too large.' : undefined)
  return (
    <FileDrop label="Evidence" accept=".pdf,image/*" problemOf={problemOf} file={file} onFile={setFile} />
  )
}
const pdf = (name: string, size = 3) => new File(['x'.repeat(size)], name, { type: 'application/pdf' })

it('a picked file is accepted, and can be removed', async () => {
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

it('a dropped file is accepted', () => {
  render(<Field />)
  drop(pdf('letter.PDF'))
  expect(screen.getByText('letter.PDF')).toBeTruthy()
})

it('a rejected file shows why, until a file is accepted', () => {
  render(<Field />)
  drop(pdf('letter.pdf', 11))
  expect(screen.getByText('This file is too large.')).toBeTruthy()
  expect(screen.getByText('Choose a file')).toBeTruthy()
  expect(screen.getByLabelText('Evidence').getAttribute('aria-invalid')).toBe('true')
  drop(pdf('letter.pdf', 10))
  expect(screen.queryByText('This file is too large.')).toBeNull()
  expect(screen.getByText('letter.pdf')).toBeTruthy()
})

it('a file that was rejected and corrected since can be picked again under its name', async () => {
  const user = userEvent.setup()
  render(<Field />)
  const box = screen.getByLabelText<HTMLInputElement>('Evidence')
  await user.upload(box, pdf('letter.pdf', 11))
  expect(screen.getByText('This file is too large.')).toBeTruthy()
  expect(box.value).toBe('')
  await user.upload(box, pdf('letter.pdf', 10))
  expect(screen.getByText('letter.pdf')).toBeTruthy()
})

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1500, '1.5 kB'],
  [48_000, '48 kB'],
  [5_000_000, '5 MB'],
])('%i bytes are %s', (bytes, text) => expect(bytesText(bytes)).toBe(text))

it('several files are picked or dropped at once, and all are passed on', async () => {
  const taken: string[] = []
  const user = userEvent.setup()
  render(
    <FileDrop
      label="Papers"
      file={null}
      onFile={() => {}}
      onFiles={files => taken.push(...files.map(({ name }) => name))}
    />,
  )
  await user.upload(screen.getByLabelText('Papers'), [pdf('one.pdf'), pdf('two.pdf')])
  expect(taken).toEqual(['one.pdf', 'two.pdf'])
  expect(screen.getByText('Choose files')).toBeTruthy()
})
