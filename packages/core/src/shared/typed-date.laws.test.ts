import { holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, formatCalendarDate } from './calendar-date.ts'
import { readTypedDate } from './typed-date.ts'

const NAMES = ['January', 'February', 'March', 'April', 'May', 'June', 'July'].concat(
  'August',
  'September',
  'October',
  'November',
  'December',
)

/** Each form of a day, the year in four digits or two. */
const FORMS: readonly ((year: string, month: string, day: string, name: string) => string)[] = [
  (year, month, day) => `${month}/${day}/${year}`,
  (year, month, day) => `${Number(month)}/${Number(day)}/${year}`,
  (year, month, day) => `${month}-${day}-${year}`,
  (year, month, day) => `${month}${day}${year}`,
  (year, _, day, name) => `${name.slice(0, 3)} ${Number(day)} ${year}`,
  (year, _, day, name) => `${name}  ${day}, ${year}`,
  (year, _, day, name) => `${Number(day)} ${name.slice(0, 3).toUpperCase()} ${year}`,
  (year, _, day, name) => `${day}-${name.slice(0, 3)}-${year}`,
]

const days = fc.integer({ min: 0, max: 73_048 }).map(count => addDays('2000-01-01', count))
const forms = fc.constantFrom(...FORMS)

it('every day of this century and the next is read in every form as that day', () => {
  holds([days, forms], (date, form) => {
    const [year = '', month = '', day = ''] = date.split('-')
    const name = NAMES[Number(month) - 1] ?? ''
    expect(readTypedDate(form(year, month, day, name))).toEqual({ ok: true, value: { date, isWhole: true } })
    const short = `20${year.slice(2)}-${month}-${day}`
    // 29 February is not in every year of this century.
    const found = readTypedDate(form(year.slice(2), month, day, name))
    if (found.ok) expect(found.value).toEqual({ date: short, isWhole: false })
    else expect(month + day).toBe('0229')
  })
})

it('a day is read as the portal writes it, and as an address does', () => {
  holds([days], date => {
    for (const text of [date, formatCalendarDate(date)])
      expect(readTypedDate(text)).toEqual({ ok: true, value: { date, isWhole: true } })
  })
})

it('no beginning of a day is a whole one', () => {
  holds([days, forms, fc.nat()], (date, form, cut) => {
    const [year = '', month = '', day = ''] = date.split('-')
    for (const text of [date, form(year, month, day, NAMES[Number(month) - 1] ?? '')]) {
      const begun = readTypedDate(text.slice(0, cut % text.length))
      expect(begun.ok && begun.value.isWhole).toBe(false)
    }
  })
})

it('any text is a day or has a sentence', () => {
  const texts = fc.oneof(fc.string({ unit: fc.constantFrom(...'0129/-., nov') }), fc.string())
  holds([texts], text => {
    const read = readTypedDate(text)
    expect(read.ok ? read.value.date : read.refusal).toMatch(/^\d{4}-\d\d-\d\d$|\.$/)
  })
})
