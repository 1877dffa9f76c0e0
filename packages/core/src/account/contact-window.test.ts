import { describe, expect, it } from 'vitest'
import { contactWindow, isLongOnRecord } from './contact-window.ts'

const TODAY = '2026-11-29'

describe('the window of contacts', () => {
  it.each([
    [null, 90],
    [undefined, 90],
    [{}, 90],
    [{ contactWindowDays: null }, 90],
    [{ contactWindowDays: 0 }, 90],
    [{ contactWindowDays: 6 }, 90],
    [{ contactWindowDays: 7 }, 7],
    [{ contactWindowDays: 730 }, 730],
  ])('of the company %j is of %d days', (company, days) => {
    expect(contactWindow(company, TODAY)).toEqual({ days, today: TODAY })
  })

  it('a contact is long on record on the day after it, and not where its day is not known', () => {
    const window = contactWindow(null, TODAY)
    expect(isLongOnRecord('2026-08-30', window)).toBe(true)
    expect(isLongOnRecord('2026-08-31', window)).toBe(false)
    expect(isLongOnRecord('2026-12-01', window)).toBe(false)
    expect(isLongOnRecord(null, window)).toBe(false)
    expect(isLongOnRecord('2026-08-30', { ...window, days: 91 })).toBe(false)
  })
})
