import { describe, expect, it } from 'vitest'
import { draftedVetting, type VettingDraft, vettingDraft, vettingProblems } from './vetting-draft.ts'

const MESSAGE = 'Enter days from 1 to 3,650, or leave it blank for off.'
const draft = (change: Partial<VettingDraft>): VettingDraft => ({
  everyDays: '',
  unusedDays: '',
  afterNewVersion: false,
  ...change,
})

describe('the settings of re-vetting as typed', () => {
  it('begin as they are, and a blank is off', () => {
    const settings = { everyDays: 180, unusedDays: null, afterNewVersion: true }
    expect(vettingDraft(settings)).toEqual({ everyDays: '180', unusedDays: '', afterNewVersion: true })
    expect(draftedVetting(vettingDraft(settings))).toEqual(settings)
    expect(draftedVetting(draft({ everyDays: ' ', unusedDays: ' 3650 ' }))).toEqual({
      everyDays: null,
      unusedDays: 3_650,
      afterNewVersion: false,
    })
  })

  it.each(['0', '3651', '-1', '1.5', 'x', '99999'])('%s days are none', text => {
    expect(vettingProblems(draft({ everyDays: text, unusedDays: text }))).toEqual([
      { field: 'everyDays', message: MESSAGE },
      { field: 'unusedDays', message: MESSAGE },
    ])
  })

  it.each(['', ' ', '1', ' 3650 '])('"%s" is valid', text => {
    expect(vettingProblems(draft({ everyDays: text, unusedDays: text }))).toEqual([])
  })
})
