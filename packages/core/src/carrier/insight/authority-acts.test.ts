import { anAuthorityAction, anAuthorityNotice } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { authorityActionText, authorityActs } from './authority-acts.ts'

const TODAY = '2026-11-23'
const MOTUS = { source: 'Motus AuthHist', asOf: '2026-11-20', docket: 'MC9000001' } as const

const linesOf = (...record: Parameters<typeof authorityActs>) =>
  authorityActs(...record).map(
    ({ on, about, text, status, source }) =>
      `${on} ${about}: ${text} (${status}${source === null ? '' : `; ${source}`})`,
  )

describe('what the agency did to authorities', () => {
  it('is listed newest first, each act with its file and day', () => {
    const actions = [
      anAuthorityAction({ actedOn: '2016-05-02', source: 'L&I AuthHist', asOf: '2026-05-14' }),
      anAuthorityAction({ action: 'INACTIVE', actedOn: '2026-06-29', endKind: 'revoked', ...MOTUS }),
      anAuthorityAction({ authority: 'broker', actedOn: '2016-05-02', docket: 'MC9000001' }),
    ]
    expect(linesOf({ actions, notices: [] }, TODAY)).toEqual([
      '2026-06-29 Carrier authority, MC 9000001: Revoked (done; FMCSA authority history, 20 Nov 2026)',
      '2016-05-02 Common authority: Granted (done; FMCSA authority history, frozen 14 May 2026)',
      '2016-05-02 Broker authority, MC 9000001: Granted (done)',
    ])
  })

  it('shows a discontinued revocation as one that changed nothing, once', () => {
    const actions = [
      anAuthorityAction({
        action: 'INVOLUNTARY REVOCATION',
        actedOn: '2024-01-02',
        finalAction: 'DISCONTINUED REVOCATION',
        finalOn: '2024-01-20',
      }),
    ]
    const notices = [anAuthorityNotice({ servedOn: '2024-01-02', effectiveOn: '2024-02-04' })]
    expect(linesOf({ actions, notices }, TODAY)).toEqual([
      '2024-01-02 Common authority: Involuntary revocation, discontinued: authority stayed in force (void)',
    ])
  })

  it('shows a notice ahead as pending, with the day it takes effect', () => {
    const notices = [
      anAuthorityNotice({
        kind: 'suspended',
        effectiveOn: '2026-12-14',
        source: 'Motus RevokeSuspend',
        asOf: '2026-11-20',
      }),
      anAuthorityNotice({ kind: 'revoked', authority: 'broker', effectiveOn: '2026-12-01' }),
    ]
    expect(linesOf({ actions: [], notices }, TODAY)).toEqual([
      '2026-12-14 Carrier authority: Suspension pending 14 Dec 2026 (pending; FMCSA revocations and suspensions, 20 Nov 2026)',
      '2026-12-01 Broker authority: Revocation pending 1 Dec 2026 (pending)',
    ])
  })

  it('takes a notice and the change that follows within 45 days for one act', () => {
    const notice = anAuthorityNotice({ servedOn: '2026-05-20', effectiveOn: '2026-06-20' })
    const change = (actedOn: '2026-06-29' | '2026-09-29' | '2026-01-01') => [
      anAuthorityAction({ action: 'INACTIVE', actedOn, endKind: 'revoked' }),
    ]
    const countOf = (actions: ReturnType<typeof change>) =>
      authorityActs({ actions, notices: [notice] }, TODAY).length
    expect(countOf(change('2026-06-29'))).toBe(1)
    expect(countOf(change('2026-09-29'))).toBe(2)
    expect(countOf(change('2026-01-01'))).toBe(2)
    expect(countOf([anAuthorityAction({ actedOn: '2026-06-20' })])).toBe(2)
    const ended = { finalAction: 'REVOKED', finalOn: '2026-06-20' } as const
    expect(countOf([anAuthorityAction({ actedOn: '2016-05-02', ...ended })])).toBe(1)
    expect(countOf([anAuthorityAction({ actedOn: '2016-05-02', finalAction: 'TRANSFERRED' })])).toBe(2)
    expect(
      countOf([anAuthorityAction({ authority: 'broker', action: 'INACTIVE', actedOn: '2026-06-29' })]),
    ).toBe(2)
  })

  it('tells a notice that took effect by its day, and one without that day by its service', () => {
    const past = anAuthorityNotice({ effectiveOn: '2024-01-29' })
    const served = anAuthorityNotice({ servedOn: '2023-05-01', effectiveOn: null })
    const suspension = anAuthorityNotice({ kind: 'suspended', servedOn: '2023-04-01', effectiveOn: null })
    const nothing = anAuthorityNotice({ servedOn: null, effectiveOn: null })
    expect(linesOf({ actions: [], notices: [past, served, suspension, nothing] }, TODAY)).toEqual([
      '2024-01-29 Common authority: Revoked 29 Jan 2024 (done)',
      '2023-05-01 Common authority: Notice of revocation (done)',
      '2023-04-01 Common authority: Notice of suspension (done)',
    ])
  })
})

it.each([
  [anAuthorityAction({ action: 'GRANTED' }), 'Granted'],
  [
    anAuthorityAction({ action: 'INVOLUNTARY REVOCATION', finalAction: 'REVOKED', finalOn: '2019-02-09' }),
    'Involuntary revocation, revoked 9 Feb 2019',
  ],
  [anAuthorityAction({ action: 'GRANTED', finalAction: 'TRANSFERRED' }), 'Granted, transferred'],
  [anAuthorityAction({ action: 'INACTIVE', endKind: 'suspended' }), 'Suspended'],
  [anAuthorityAction({ action: 'INACTIVE', endKind: 'inactive' }), 'Inactive'],
  [anAuthorityAction({ action: 'INACTIVE' }), 'Inactive'],
])('an action of the register is shown in plain words: %#', (action, text) => {
  expect(authorityActionText(action)).toBe(text)
})
