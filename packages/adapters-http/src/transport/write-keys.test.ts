import { describe, expect, it } from 'vitest'
import { KEY_LIVES_MS, writeKeys } from './write-keys.ts'

const form = (text: string, name = 'coi.pdf', bytes = 'abc') => {
  const made = new FormData()
  made.append('text', text)
  made.append('file', new File([bytes], name, { type: 'application/pdf' }))
  return made
}

describe('the key of a write', () => {
  it('is kept until the write is answered', () => {
    const keyed = writeKeys(() => 0)
    const first = keyed('POST notes', { text: 'a' })
    const again = keyed('POST notes', { text: 'a' })
    expect(again.key).toBe(first.key)
    again.answered()
    expect(keyed('POST notes', { text: 'a' }).key).not.toBe(first.key)
  })

  it('is kept for an hour without an answer', () => {
    let now = 0
    const keyed = writeKeys(() => now)
    const { key } = keyed('POST notes', 'a')
    now = KEY_LIVES_MS - 1
    expect(keyed('POST notes', 'a').key).toBe(key)
    now = KEY_LIVES_MS
    expect(keyed('POST notes', 'a').key).not.toBe(key)
  })

  it('is forgotten after fifty newer ones', () => {
    const keyed = writeKeys(() => 0)
    const { key } = keyed('POST notes', 0)
    for (let other = 1; other < 50; other += 1) keyed('POST notes', other)
    expect(keyed('POST notes', 0).key).toBe(key)
    for (let other = 1; other <= 50; other += 1) keyed('POST notes', other)
    expect(keyed('POST notes', 0).key).not.toBe(key)
  })

  it('differs by call and by input, the fields and files of a form among it', () => {
    const keyed = writeKeys(() => 0)
    const keys = [
      keyed('POST notes', undefined),
      keyed('POST edit_requests', undefined),
      keyed('POST notes', form('a')),
      keyed('POST notes', form('b')),
      keyed('POST notes', form('a', 'other.pdf')),
      keyed('POST notes', form('a', 'coi.pdf', 'abcd')),
    ].map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keyed('POST notes', form('a')).key).toBe(keys[2])
  })
})
