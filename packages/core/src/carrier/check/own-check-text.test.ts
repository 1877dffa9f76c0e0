import { anOwnCheck } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import type { OwnCheck } from './own-check.ts'
import { OWN_CHECK_STATE_LABELS, ownCheckState, ownCheckText } from './own-check-text.ts'

const TODAY = '2026-11-29'
const withdrawal = { at: '2026-11-20T12:00:00.000Z', userName: 'Ruth Alder', reason: 'Another yard.' }

it.each<readonly [Partial<OwnCheck>, string, string]>([
  [{}, 'Verified', 'Verified Nov 2, 2026 by Dana Reyes, until Nov 2, 2027'],
  [
    { kind: 'email_code', address: 'dispatch@eaglemesa.example', expiresOn: '2026-12-31' },
    'Verified',
    'Code to dispatch@eaglemesa.example read back Nov 2, 2026 by Dana Reyes, until Dec 31, 2026',
  ],
  [{ userName: null }, 'Verified', 'Verified Nov 2, 2026, until Nov 2, 2027'],
  [{ expiresOn: '2026-12-30' }, 'Verified', 'Verified Nov 2, 2026 by Dana Reyes, until Dec 30, 2026'],
  [
    { expiresOn: '2026-12-29' },
    'Ends soon',
    'Verified Nov 2, 2026 by Dana Reyes, ends in 30 days, Dec 29, 2026',
  ],
  [
    { expiresOn: '2026-11-30' },
    'Ends soon',
    'Verified Nov 2, 2026 by Dana Reyes, ends in 1 day, Nov 30, 2026',
  ],
  [{ expiresOn: TODAY }, 'Ends soon', 'Verified Nov 2, 2026 by Dana Reyes, ends today'],
  [{ expiresOn: '2026-11-28' }, 'Ended', 'Verified Nov 2, 2026 by Dana Reyes, ended Nov 28, 2026'],
  [
    { isVerified: false, expiresOn: null },
    'Not verified',
    'Not verified Nov 2, 2026 by Dana Reyes, counts until a newer check',
  ],
  [{ isReplaced: true }, 'Replaced', 'Verified Nov 2, 2026 by Dana Reyes, replaced by a newer check'],
  [
    { withdrawal, isReplaced: true },
    'Taken back',
    'Verified Nov 2, 2026 by Dana Reyes, taken back Nov 20, 2026 by Ruth Alder: Another yard.',
  ],
  [
    { withdrawal: { ...withdrawal, userName: null } },
    'Taken back',
    'Verified Nov 2, 2026 by Dana Reyes, taken back Nov 20, 2026: Another yard.',
  ],
])('a check with %j is %s: %s', (change, label, text) => {
  const check = anOwnCheck(change)
  expect(OWN_CHECK_STATE_LABELS[ownCheckState(check, TODAY)]).toBe(label)
  expect(ownCheckText(check, TODAY)).toBe(text)
})
