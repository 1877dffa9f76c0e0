import { describe, expect, it } from 'vitest'
import { type OpenWork, openWorkText, withOpenWork } from './open-work.ts'

const work = (loads: number, confirmations: number | null): OpenWork => ({
  loads: { total: loads, newest: [] },
  confirmations: confirmations === null ? null : { total: confirmations, newest: [] },
})

describe('what is open with a carrier', () => {
  it.each([
    [work(2, 1), '2 loads and 1 rate confirmation'],
    [work(1, 0), '1 load'],
    [work(0, 1_200), '1,200 rate confirmations'],
    [work(3, null), '3 loads'],
  ])('%j is %s', (open, text) => {
    expect(openWorkText(open)).toBe(text)
  })

  it('nothing is open: there is no text', () => {
    expect(openWorkText(work(0, null))).toBeNull()
  })

  it('the message of a do not dispatch says what is still open', () => {
    expect(withOpenWork('Marked do not dispatch.', work(2, 1))).toBe(
      'Marked do not dispatch. Still open: 2 loads and 1 rate confirmation.',
    )
  })

  it('the message is alone when nothing is open, or when it is not known', () => {
    expect(withOpenWork('Done.', work(0, 0))).toBe('Done.')
    expect(withOpenWork('Done.', undefined)).toBe('Done.')
  })
})
