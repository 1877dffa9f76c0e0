import { describe, expect, it } from 'vitest'
import { WINDOW_PHASE_LABELS, WINDOW_PHASES, windowPhase } from './scheduled-window.ts'

const START = '2026-11-21T14:00:00.000Z'
const END = '2026-11-21T16:00:00.000Z'
const start = Date.parse(START)
const end = Date.parse(END)

describe('a window', () => {
  it.each([
    [START, END, start - 1, 'not_started'],
    [START, END, start, 'active'],
    [START, END, end, 'active'],
    [START, END, end + 1, 'ended'],
    [START, null, start - 1, 'not_started'],
    [START, null, start, 'active'],
    [START, null, end + 1, 'active'],
    [null, END, start - 1, 'active'],
    [null, END, end, 'active'],
    [null, END, end + 1, 'ended'],
    [null, END, -1, 'active'],
    [null, null, end, null],
    ['soon', 'later', end, null],
    ['soon', END, end + 1, 'ended'],
  ])('a window from %s to %s at %i is %s', (startsAt, endsAt, now, phase) => {
    expect(windowPhase({ startsAt, endsAt }, now)).toBe(phase)
  })

  it('the three phases of a window have labels', () => {
    expect(WINDOW_PHASES.map(phase => WINDOW_PHASE_LABELS[phase])).toEqual(['Not started', 'Active', 'Ended'])
  })
})
