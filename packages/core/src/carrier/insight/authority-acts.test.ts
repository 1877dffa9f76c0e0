import { anAuthorityAct } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { authorityActLines } from './authority-acts.ts'

const linesOf = (...acts: Parameters<typeof authorityActLines>[0]) =>
  authorityActLines(acts).map(
    ({ on, about, text, status, source }) =>
      `${on} ${about}: ${text} (${status}${source === null ? '' : `; ${source}`})`,
  )

describe('what the agency did to authorities', () => {
  it('is listed in its order, each act with its file and day', () => {
    expect(
      linesOf(
        anAuthorityAct({
          act: 'revoked',
          on: '2026-06-29',
          docket: 'MC9000001',
          source: 'Motus AuthHist',
          asOf: '2026-11-20',
        }),
        anAuthorityAct({ source: 'L&I AuthHist', asOf: '2026-05-14' }),
        anAuthorityAct({ authority: 'broker', docket: 'MC9000001' }),
      ),
    ).toEqual([
      '2026-06-29 Carrier authority, MC 9000001: Revoked (done; FMCSA authority history, Nov 20, 2026)',
      '2016-05-02 Common authority: Granted (done; FMCSA authority history, frozen May 14, 2026)',
      '2016-05-02 Broker authority, MC 9000001: Granted (done)',
    ])
  })

  it.each([
    ['involuntary', 'done', 'Revoked by FMCSA (done)'],
    ['voluntary', 'done', 'Given up by the carrier (done)'],
    ['withdrawn', 'done', 'Withdrawn (done)'],
    ['suspended', 'pending', 'Suspension pending Dec 14, 2026 (pending)'],
    ['involuntary', 'pending', 'Revocation pending Dec 14, 2026 (pending)'],
    ['suspended', 'due', 'Suspension due Dec 14, 2026, not known whether carried out (pending)'],
    [
      'revoked',
      'not_carried_out',
      'Revocation of Dec 14, 2026 not carried out: authority stayed in force (void)',
    ],
    [
      'suspended',
      'not_carried_out',
      'Suspension of Dec 14, 2026 not carried out: authority stayed in force (void)',
    ],
    [
      'involuntary revocation',
      'discontinued',
      'Involuntary revocation, discontinued: authority stayed in force (void)',
    ],
  ] as const)('%s, %s', (act, status, text) => {
    expect(linesOf(anAuthorityAct({ act, status, on: '2026-12-14' }))).toEqual([
      `2026-12-14 Common authority: ${text}`,
    ])
  })
})
