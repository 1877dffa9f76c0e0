import { describe, expect, it } from 'vitest'
import { readTypedDate, typedDateIn } from './typed-date.ts'

describe('a typed day', () => {
  it.each([
    '11/29/2026',
    '11-29-2026',
    '11.29.2026',
    '11 29 2026',
    ' 11 / 29 / 2026 ',
    '11292026',
    '2026-11-29',
    'Nov 29 2026',
    'NOV 29, 2026',
    'Nov. 29, 2026',
    'nov 29,2026',
    'November 29th, 2026',
    '29 Nov 2026',
    '29-Nov-2026',
    '29Nov2026',
    '29 november, 2026',
  ])('%j is read whole', text => {
    expect(readTypedDate(text)).toEqual({ ok: true, value: { date: '2026-11-29', isWhole: true } })
  })

  it.each(['11/29/26', '112926', '11-29-26', 'Nov 29 26', '29 Nov 26', '29-Nov-26'])(
    '%j is in 2026, and may go on',
    text => {
      expect(readTypedDate(text)).toEqual({ ok: true, value: { date: '2026-11-29', isWhole: false } })
    },
  )

  it.each([
    ['3/4/2027', '2027-03-04'],
    ['03/04/27', '2027-03-04'],
    ['2/29/2028', '2028-02-29'],
    ['sept 1 2027', '2027-09-01'],
    ['1/1/00', '2000-01-01'],
    ['12/31/2199', '2199-12-31'],
  ])('%j is %s', (text, date) => {
    expect(typedDateIn(text)).toBe(date)
  })

  it.each([
    ['2/30', 'February has no day 30.'],
    ['2/30/2026', 'February has no day 30.'],
    ['2/29/2026', 'February 2026 has no day 29.'],
    ['11/0/2026', 'November has no day 0.'],
    ['31 Apr 2026', 'April has no day 31.'],
    ['13/01/2026', 'There is no month 13.'],
    ['0/01/2026', 'There is no month 0.'],
    ['11/29', 'Enter the year too, such as 11/29/2026.'],
    ['Nov 29', 'Enter the year too, such as 11/29/2026.'],
    ['11/29/0026', 'Enter a year from 2000 to 2199.'],
    ['11/29/1999', 'Enter a year from 2000 to 2199.'],
    ['2200-01-01', 'Enter a year from 2000 to 2199.'],
    ['11/29/202', 'Enter a date, such as 11/29/2026.'],
    ['2026-11-2', 'Enter a date, such as 11/29/2026.'],
    ['1129202', 'Enter a date, such as 11/29/2026.'],
    ['Nvo 29 2026', 'Enter a date, such as 11/29/2026.'],
    ['next Friday', 'Enter a date, such as 11/29/2026.'],
    ['', 'Enter a date, such as 11/29/2026.'],
    [`11/29/2026${' '.repeat(60)}x`, 'Enter a date, such as 11/29/2026.'],
  ])('%j is none: %s', (text, refusal) => {
    expect(readTypedDate(text)).toEqual({ ok: false, refusal })
    expect(typedDateIn(text)).toBeUndefined()
  })

  it('an empty field holds no day', () => {
    expect(typedDateIn(null)).toBeUndefined()
  })
})
