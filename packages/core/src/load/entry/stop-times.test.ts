import { describe, expect, it } from 'vitest'
import { readTimeOfDay, readWindow } from './stop-times.ts'

type Cells = readonly string[]

const window = ([starts = '', startTime = '', ends = '', endTime = '']: Cells) =>
  readWindow({ starts, startTime, ends, endTime })

describe('the window of a stop', () => {
  it.each([
    ['08:00', '08:00'],
    ['0800', '08:00'],
    ['8 AM', '08:00'],
    ['12:30 pm', '12:30'],
    ['12 am', '00:00'],
    ['2:05p', '14:05'],
    ['14:30:00', '14:30'],
    ['24:00', undefined],
    ['13 pm', undefined],
    ['noon', undefined],
  ])('the time %j is %s', (text, time) => expect(readTimeOfDay(text)).toBe(time))

  it.each<readonly [Cells, string | null, string | null]>([
    [['12/1/2026'], '2026-12-01T00:00', '2026-12-01T23:59'],
    [['12/1/2026 08:00'], '2026-12-01T08:00', null],
    [['2026-12-01T08:00:00'], '2026-12-01T08:00', null],
    [['12/1/26', '0800-1200'], '2026-12-01T08:00', '2026-12-01T12:00'],
    [['12/1/26', '8 am to 2 pm'], '2026-12-01T08:00', '2026-12-01T14:00'],
    [['12/1/26', '08:00', '', '12:00'], '2026-12-01T08:00', '2026-12-01T12:00'],
    [['12/1/26', '08:00', '12/2/26', '12:00'], '2026-12-01T08:00', '2026-12-02T12:00'],
    [['12/1/26 08:00', '', '12/1/26 10:00', ''], '2026-12-01T08:00', '2026-12-01T10:00'],
    [['12/1/26', '', '12/2/26', ''], '2026-12-01T00:00', '2026-12-02T23:59'],
    [['Dec 1 2026 9:00 AM'], '2026-12-01T09:00', null],
    [
      ['2026-12-01T08:00:00Z', '', '2026-12-01T09:00:00-06:00', ''],
      '2026-12-01T08:00:00Z',
      '2026-12-01T09:00:00-06:00',
    ],
    [['', '', '12/2/26', ''], null, '2026-12-02T23:59'],
    [[], null, null],
  ])('%j is from %s to %s', (cells, startsAt, endsAt) => {
    expect(window(cells)).toEqual({ startsAt, endsAt })
  })

  it.each<readonly [Cells, string]>([
    [['soon'], 'starts'],
    [['12/1/26', 'early'], 'startTime'],
    [['12/1/26', '', '13/40/26', ''], 'ends'],
    [['12/1/26', '08:00', '', 'late'], 'endTime'],
    [['', '08:00'], 'starts'],
    [['', '', '', '08:00'], 'ends'],
  ])('of %j the cell %s cannot be read', (cells, unread) => {
    expect(window(cells)).toEqual({ unread })
  })
})
