import { anOwnCheck } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import type { OwnCheck } from './own-check.ts'
import { OWN_CHECK_STATE_LABELS, ownCheckState, ownCheckText } from './own-check-text.ts'

const TODAY = '2026-11-29'
const withdrawal = { at: '2026-11-20T12:00:00.000Z', userName: 'Ruth Alder', reason: 'Another yard.' }

it.each<readonly [Partial<OwnCheck>, string, string]>([
  [{}, 'Verified', 'Verified 2 Nov 2026 by Dana Reyes, until 2 Nov 2027'],
  [
    { kind: 'email_code', address: 'dispatch@eaglemesa.example', expiresOn: '2026-12-31' },
    'Verified',
    'Code to dispatch@eaglemesa.example read back 2 Nov 2026 by Dana Reyes, until 31 Dec 2026',
  ],
  [{ userName: null }, 'Verified', 'Verified 2 Nov 2026, until 2 Nov 2027'],
  [{ expiresOn: '2026-12-30' }, 'Verified', 'Verified 2 Nov 2026 by Dana Reyes, until 30 Dec 2026'],
  [
    { expiresOn: '2026-12-29' },
    'Ends soon',
    'Verified 2 Nov 2026 by Dana Reyes, ends in 30 days, 29 Dec 2026',
  ],
  [{ expiresOn: '2026-11-30' }, 'Ends soon', 'Verified 2 Nov 2026 by Dana Reyes, ends in 1 day, 30 Nov 2026'],
  [{ expiresOn: TODAY }, 'Ends soon', 'Verified 2 Nov 2026 by Dana Reyes, ends today'],
  [{ expiresOn: '2026-11-28' }, 'Ended', 'Verified 2 Nov 2026 by Dana Reyes, ended 28 Nov 2026'],
  [
    { isVerified: false, expiresOn: null },
    'Not verified',
    'Not verified 2 Nov 2026 by Dana Reyes, counts until a newer check',
  ],
  [{ isReplaced: true }, 'Replaced', 'Verified 2 Nov 2026 by Dana Reyes, replaced by a newer check'],
  [
    { withdrawal, isReplaced: true },
    'Taken back',
    'Verified 2 Nov 2026 by Dana Reyes, taken back 20 Nov 2026 by Ruth Alder: Another yard.',
  ],
  [
    { withdrawal: { ...withdrawal, userName: null } },
    'Taken back',
    'Verified 2 Nov 2026 by Dana Reyes, taken back 20 Nov 2026: Another yard.',
  ],
])('a check with %j is %s: %s', (change, label, text) => {
  const check = anOwnCheck(change)
  expect(OWN_CHECK_STATE_LABELS[ownCheckState(check, TODAY)]).toBe(label)
  expect(ownCheckText(check, TODAY)).toBe(text)
})
