import { describe, expect, it } from 'vitest'
import { holdsInTime } from '@fairhaul/testkit'
import fc from 'fast-check'
import { messagesIn, type StreamMessage } from './event-stream.ts'

const bytesOf = (parts: readonly Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start: controller => {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })
const read = async (...texts: readonly string[]) => {
  const found: StreamMessage[] = []
  for await (const message of messagesIn(bytesOf(texts.map(text => new TextEncoder().encode(text)))))
    found.push(message)
  return found
}

describe('the messages of a stream', () => {
  it.each([
    ['one with a name', 'id: 1\nevent: changes\ndata: {}\n\n', [{ event: 'changes', data: '{}' }]],
    ['one without a name', 'data: x\n\n', [{ event: 'message', data: 'x' }]],
    ['one of two lines', 'data: x\ndata: y\n\n', [{ event: 'message', data: 'x\ny' }]],
    ['a comment is none', ': beat\n\n', []],
    ['one that is cut off is none', 'event: changes\ndata: {}\n', []],
    ['other ends of lines', 'event: a\r\ndata: b\r\n\r\n', [{ event: 'a', data: 'b' }]],
  ])('%s', async (_, text, expected) => {
    expect(await read(text)).toEqual(expected)
  })

  it('are the same wherever the bytes are divided', async () => {
    const bytes = new TextEncoder().encode('event: é\ndata: 1\n\n: beat\n\ndata: ö\ndata: 2\n\n')
    const whole = await read(new TextDecoder().decode(bytes))
    await holdsInTime([fc.nat({ max: bytes.length }), fc.nat({ max: bytes.length })], async (one, other) => {
      const [first, second] = [Math.min(one, other), Math.max(one, other)]
      const parts = [bytes.slice(0, first), bytes.slice(first, second), bytes.slice(second)]
      const found: StreamMessage[] = []
      for await (const message of messagesIn(bytesOf(parts))) found.push(message)
      expect(found).toEqual(whole)
    })
  })

  it('without an end are refused', async () => {
    await expect(read('x'.repeat(1_000_001))).rejects.toThrow('no end')
  })
})
