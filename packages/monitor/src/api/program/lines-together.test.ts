import { expect, it, vi } from 'vitest'
import { linesTogether } from './lines-together.ts'

it('writes the lines of a moment together, each once and in their order', async () => {
  const written: string[] = []
  const lines = linesTogether(text => written.push(text))
  lines.add('one')
  lines.add('two')
  expect(written).toEqual([])
  await vi.waitFor(() => expect(written).toEqual(['one\ntwo']))
  lines.add('three')
  await vi.waitFor(() => expect(written).toEqual(['one\ntwo', 'three']))
})

it('writes what waits when it is flushed, and nothing twice', async () => {
  const written: string[] = []
  const lines = linesTogether(text => written.push(text))
  lines.flush()
  lines.add('last')
  lines.flush()
  lines.add('later')
  await vi.waitFor(() => expect(written).toEqual(['last', 'later']))
})
