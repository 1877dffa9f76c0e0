import { aBlockedConnection, aConnectionOnHold, aListedCarrier } from '@fairhaul/testkit'
import { shortConnection } from '@fairhaul/core'
import { expect, it } from 'vitest'
import { isUsable, verdictRow } from './verdict-rows.ts'

const rowOf = (change: Parameters<typeof aListedCarrier>[0]) =>
  verdictRow(
    { line: 1, written: 'MC 1', lookUp: 'MC 1' },
    { kind: 'found', text: 'MC 1', readAs: 'MC 1', certainty: 'certain', carrier: aListedCarrier(change) },
  )

it.each([
  ['Do not dispatch', aBlockedConnection()],
  ['On hold', aConnectionOnHold()],
])(
  'a carrier that passes is %s in the file of verdicts when it is so, and not usable',
  (result, connection) => {
    const row = rowOf({ verdict: 'Pass', connection: shortConnection(connection) })
    expect([row.cells[3], row.cells.at(-1)]).toEqual([result, 'Pass'])
    expect(isUsable(row)).toBe(false)
  },
)

it('a carrier that nothing stops has its verdict in the file, with the rules that are hidden', () => {
  const row = rowOf({ verdict: 'Pass', hiddenRules: 2 })
  expect([row.cells[3], row.cells.at(-1)]).toEqual(['Pass', 'Pass, partial: 2 rules are not shown to you'])
  expect(isUsable(row)).toBe(true)
  expect(rowOf({ verdict: null }).cells.at(-1)).toBe('')
})
