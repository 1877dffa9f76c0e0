import { aFraudReportDraft } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { alertDay, alertDraftProblems } from './alert-draft.ts'

const today = '2026-11-21'
const noText = { field: 'message', message: 'Say what happened.' }
const tooLong = { field: 'message', message: 'Shorten the text to 4,000 characters.' }
const toCome = { field: 'filedOn', message: 'Choose today or an earlier day.' }

it.each([
  ['It happened.', '2026-11-21', []],
  ['It happened.', null, []],
  ['It happened.', '2026-11-22', [toCome]],
  ['It happened.', '11/22/26', [toCome]],
  ['It happened.', '11/20/26', []],
  ['It happened.', '2/30', [{ field: 'filedOn', message: 'February has no day 30.' }]],
  ['', '2026-11-20', [noText]],
  [' \n', '2026-11-22', [noText, toCome]],
  [` ${'x'.repeat(4_000)} `, null, []],
  ['x'.repeat(4_001), null, [tooLong]],
] as const)('the alert %j on %s has the problems %j', (message, filedOn, problems) => {
  expect(alertDraftProblems(aFraudReportDraft({ message, filedOn }), today)).toEqual(problems)
})

it.each([
  ['11/20/26', '2026-11-20'],
  [null, today],
] as const)('the alert of the day %j happened on %s', (filedOn, day) => {
  expect(alertDay({ filedOn }, today)).toBe(day)
})
