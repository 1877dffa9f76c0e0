import { aCertificateFile, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import {
  lastDayOfCheck,
  OWN_CHECK_FILE_KINDS,
  OWN_CHECK_TERM_LABELS,
  type OwnCheckDraft,
  ownCheckProblems,
  readOwnCheck,
  withdrawalProblems,
} from './own-check-draft.ts'

const TODAY = '2026-11-29'
const draft: OwnCheckDraft = {
  carrierId: id(7),
  kind: 'physical_location',
  isVerified: true,
  checkedOn: '2026-11-02',
  expiresOn: '2027-11-02',
  note: ' Drove by. ',
  file: null,
}

it.each<readonly [Partial<OwnCheckDraft>, readonly (readonly [field: string, message: string])[]]>([
  [{}, []],
  [{ checkedOn: TODAY, expiresOn: TODAY }, []],
  [{ kind: null }, [['kind', 'Choose what was checked.']]],
  [{ isVerified: null }, [['isVerified', 'Choose what came of it.']]],
  [{ checkedOn: null }, [['checkedOn', 'Enter the day of the check.']]],
  [{ checkedOn: '2026-11-30' }, [['checkedOn', 'This day is in the future. Enter the day it was checked.']]],
  [{ expiresOn: null }, [['expiresOn', 'Choose the last day it counts.']]],
  [{ expiresOn: '2026-11-01' }, [['expiresOn', 'This is before the check. Choose a later day.']]],
  [{ expiresOn: '2026-11-28' }, [['expiresOn', 'This date is in the past. Choose today or later.']]],
  [{ expiresOn: '2029-11-02' }, []],
  [{ expiresOn: '2029-11-03' }, [['expiresOn', 'Choose a day within 3 years of the check.']]],
  [{ isVerified: false, expiresOn: null }, []],
  [{ note: 'x'.repeat(1_002) }, [['note', 'Shorten it by 2 characters.']]],
  [{ file: aCertificateFile({ size: 0 }) }, [['file', 'This file is empty.']]],
  [
    { checkedOn: null, expiresOn: '2026-11-28' },
    [
      ['checkedOn', 'Enter the day of the check.'],
      ['expiresOn', 'This date is in the past. Choose today or later.'],
    ],
  ],
  [{ checkedOn: null, expiresOn: '2099-01-01' }, [['checkedOn', 'Enter the day of the check.']]],
])('a check typed with %j has %j', (change, problems) => {
  const typed = { ...draft, ...change }
  const expected = problems.map(([field, message]) => ({ field, message }))
  expect(ownCheckProblems(typed, TODAY)).toEqual(expected)
  const read = readOwnCheck(typed, TODAY)
  expect(read.ok ? [] : read.refusal).toEqual(expected)
})

it('a check is sent with its note trimmed, and with its file', () => {
  const file = aCertificateFile()
  const { carrierId, kind, isVerified, checkedOn, expiresOn } = draft
  const sent = { carrierId, kind, isVerified, checkedOn, expiresOn, note: 'Drove by.' }
  expect(readOwnCheck(draft, TODAY)).toEqual({ ok: true, value: sent })
  expect(readOwnCheck({ ...draft, note: ' ', file }, TODAY)).toEqual({
    ok: true,
    value: { ...sent, note: null, file },
  })
})

it('a check that found nothing is sent without an end', () => {
  const read = readOwnCheck({ ...draft, isVerified: false }, TODAY)
  expect(read).toMatchObject({ ok: true, value: { isVerified: false, expiresOn: null } })
})

it('a check counts from its own day', () => {
  expect(Object.keys(OWN_CHECK_TERM_LABELS)).toEqual(['3-months', '6-months', '12-months', 'on-a-date'])
  expect(lastDayOfCheck('3-months', '2026-11-30', null)).toBe('2027-02-28')
  expect(lastDayOfCheck('6-months', '2026-11-30', null)).toBe('2027-05-30')
  expect(lastDayOfCheck('12-months', null, '2027-01-01')).toBeNull()
  expect(lastDayOfCheck('on-a-date', null, '2027-01-01')).toBe('2027-01-01')
})

it('a check is taken back for a reason', () => {
  expect(withdrawalProblems(' ')).toEqual([{ field: 'reason', message: 'Enter the reason.' }])
  expect(withdrawalProblems('x'.repeat(1_001))).toEqual([
    { field: 'reason', message: 'Shorten it by 1 character.' },
  ])
  expect(withdrawalProblems(' Another yard. ')).toEqual([])
})

it('a document or a photograph may be added', () =>
  expect(OWN_CHECK_FILE_KINDS.map(({ ending }) => ending)).toEqual(['pdf', 'jpg', 'jpeg', 'png']))
